// block of README.md: class CarouselTests
