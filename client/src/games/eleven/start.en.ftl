### Eleven on the start page.

el-start-kicker = Eleven · a season · six weeks · 1 to 4 clubs
el-start-play = Play against a computer
el-start-learn = The guided first week
el-start-setup = New match
el-author = Eleven: Football Manager Board Game is a board game by Thomas Jansen, published by Portal Games in 2022.
