# The package and its tests on Linux, for a Mac: docs/Mac.md.
#
#   docker build -t scrollsim .
#   docker run --rm -v "$PWD":/package scrollsim swift test --scratch-path .build-linux
ARG SWIFT=6.3
FROM swift:${SWIFT}
# The tests of reports open a browser where there is one; they are skipped without.
ENV LANG=C.UTF-8
WORKDIR /package
CMD ["swift", "test", "--scratch-path", ".build-linux"]
