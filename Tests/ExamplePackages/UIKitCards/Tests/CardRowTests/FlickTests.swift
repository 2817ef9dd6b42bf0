// block of docs/UIKitCode.md: func aFlickGoesOneCard
