// Written by tools/generate-blurs.ts; `npm run generate:blurs` renews it.
/** The pictures of each film from afar, as data addresses: for while the large ones load. */
export const blurs: Readonly<Record<string, { poster: string; backdrop: string }>> = {
  "captain-minnow": {
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAABQAgCdASoKAAoABIByJYwCdAEQNzEBE2d5jUAA/tT+SA4C805w7piFjldNnVIO91UeXTKi28PYAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJQBOgCFmY/daAAD+yPEIahIwoNxov/kCsw2BXuXfdykxVoMbDjZ74vgSgAAA",
  },
  "the-bell-under-the-sand": {
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJQBOgBwgCVUjAAD+osy++n26GfdIAyZEmPxgtXBJ7+twEl4RAQAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJZQC7ADYt4CAAP7SZArev+ZZ/ww3WjEaavrwuNb3z/pDPzLYOmcQAAA=",
  },
  "the-map-that-was-hungry": {
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoKAAoABIByJQBOgBsrh52wAP7V6gBCbOfCNkm3gsog9nUKXFEYLZrh3o9X5gwjbHuI99Buwcj5sfoLAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJYgCsAEe4HyyiAD+4VVQ5y18BRd3yGCYwN4Y/KCoTNnGt8RFn0UmhiLB4zAAAAA=",
  },
  "twelve-steps-to-the-sky": {
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACQAQCdASoKAAoABIByJQBOgBsrhAAA/I34dROM2/aGtAONhPwICH0HiATRAoLqc/6HEjCavemiVvg4AWwAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJQBOgCIZ4sdp3AD44S/9z8IfAGNxJRrfwrxuHPfcMtlofStPgAAA",
  },
  "last-train-to-summer": {
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAoABIByJbACdAELJPnDAAD+NASyD0Q6dBa4mzFBOSWkYMdrljNItqnoo4Zisjte+xwrPDnbaBVjU8IqzgAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJbACdADZjRiAAP6HopZ3HmBKUIcl2p+1cMFc3C0VMnMYTF/3Z2sDIwApLoU+AAA=",
  },
  "neon-noodle-courier": {
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJbACdADZXA3IAAD+RPf7BhLaQp6mWtoDRQoZd+aUSAdgVedu/d75Vj03FbdWWlnR8lYiAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJagCdAEDd3Yq04AA/qwz5CbThZnajGGrlVG6wT0GvDf1XjTvC5HO9KYqRbGAAAA=",
  },
  "the-paper-blade": {
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoKAAoABIByJQBOgCPXyvyFhy0AAP0rZKyKF57WL5kOuynJ20qfzlExtsR4+NzMgAA=",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoKAAoABIByJYgCsADcdz/eAAD6d3hyJE5eY2jRM4nNp0OZ0EVX+wAA",
  },
  "thunder-drum-hana": {
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZgCdAEO9U10UgAA/s3A1pAcTPJgKCdKAiiYAkc31AWFuhMFLCBhxUapK5dhaDWoMAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJZgCdAEQEr+6IAAA/tDESwtSHamwVPVWT4dmRgJNHlDGbuCraX2h7B8V8AAA",
  },
  "the-dragon-who-kept-bees": {
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJYgCdADbYWawAAD+1iF7tEmVis72HCUeNUfEinh1gBZn0kzWypwvYw/2zAAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJQBOgBuV1buNviIAAP7I8TJOE0pAoGDn1i3Is1dhSnF5CGMN2SQwHxfy/pyKAAA=",
  },
  "the-owl-who-borrowed-the-night": {
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZgCdADydou/gAD2aMPAyEmpfrW0Xc2mpMVoD8QZapUY8EBT0Z82QAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJQBOgCLhUDiAAOH3DERImq6r2HtcmF4GwYRLky/EYX/WoRO60C2shhQP9dYbNRtsXAAA",
  },
  "the-second-best-spell": {
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJYgCdADZK5aAAP7AZKWDUIAg4T+tvcxdTWS/OcXeSW0jR5Tbl28AAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQBOgB49hH3AAAD+vn0yZ9idUyQgBdh6wT1/WGa1e3mgyWNU/f5q3gAAAA==",
  },
  "the-unicorn-at-the-crossroads": {
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJQBOgBZfr38bgAD+2p8QPWWT7QtPyFevZPZ7uAOhdqIc8zXjdCWAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoKAAoABIByJQBYdhszMQoAAP7ZWpeYj2OCOmzKWknG7U2TvOEAAA==",
  },
  "bun-bakes-a-cloud": {
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACQAQCdASoKAAoABIByJbACdADYTEAA/scrWE6mjYFPIVlFpZ475hf5lH8ag1QGvTCZUShLEccFT/TT69gAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoKAAoABIByJYwCdAELYdy7oV54AAD+3/iXhTvUtUHxeoxKic8lwTGBBPh9Y2jjRW9/6Flr34mDSAAA",
  },
  "goodnight-loud-bear": {
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJZACdADYvAwAAPoIiD/1fAsDcehJPoVUFSGa859GFPOc0j+eQee2T++asAQXgAA=",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJZACdACR1cMQAAD9GYujGfNg0pcSVL43tqhkNWksCkHAAAA=",
  },
  "the-sock-rocket": {
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJbACdADdhznCwwAA/kTZq67JZVD5Zp8gIm6pjLHPS881izE+7/hmS6IbejbcAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJbACdADZY7RoAAD9nUCymUMsy2xSPfWVFvYuOYDDGZbFKjRJhRiLuIAAAA==",
  },
  "where-does-the-puddle-go": {
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABIByJZACdADcq6YXs1UAAP7gBq0q/dUxlj25fBL1F0kPK/XFeDorHRIs9O9kY3zGaoUtgAAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJYgCdADWhPUpoAAA/uGRal+OeS4wUT7snu98/9VCq1fPSc5glWpFiEX62ajMQAAAAA==",
  },
  "grandfathers-umbrella": {
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJZQCdADygL2DAAD+prDOY/J+InM6bcZQeUpJFiJD7XuzE0GMvmlmJIAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoKAAoABIByJZQCdAEf3bQzX6lKgAD+qhRGC2M52SisGxJdskHs5MLqFRVt2wHFh2MO4+oAAAA=",
  },
  "the-cinema-of-one": {
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJZQAAvxOsT+qeAD+d0hSUjlMHvQkYlUhYdKJnPFeg/xwDwAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoKAAoABIByJZQC06DV5A4AAP54zC3geiunl8Y71pKsPsiPf0V6EAAA",
  },
  "the-lion-who-lit-the-lamps": {
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJYwCdADZZPTrQAD+3PWlYCXfHi1TUj6bKLP/Nxq81/6EtcnKpyimK3om3oAA",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJYwC7ADZPzuAAAD+6fL4TARw17VsIVSwv1rwi5hq4CBQLa5NKwAA",
  },
  "two-kettles": {
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAoABIByJQAAXPB3W8nAAP5+IZqeeXxI3B2cDMy10ToeDUhEgywZAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJYwAAupejD230AD+qc0RjK2nEdjXA1zUhGzRrMCbIEIeU/BWQi5AAAA=",
  },
  "nine-minutes-ahead": {
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJYgCdADzgYrVAAD+2P3H7+gTCs0TzPK9WMY9GZyMB0V0mNME30gA8Ac7QAAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJZACdADYuHQAAP7bn0GTPQZe5NvS9HtmQo/2QC2AlYXllXq8ymtmaAA=",
  },
  "postcards-to-pluto": {
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJaACdAEOetvK8AAA/oPqD4lN/+F8FayvpRCpUxwKH6eX7wJnDH/+QFReAa3Qhv0pjNAAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJZgCw7DV1UCAAP6jNSeu7rpFXTdQ0JQB1rTxmho8CJZoHQ8LZCa/dHWXOFZagAA=",
  },
  "the-quiet-engine": {
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJaACdADdgdLwyAAA/qzdAJOQB97mySsP8K7A3P7szU8WZtMdzreRnMyr66esk4N4AA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJagCdAEWzC5UG4AA/uboAZLqEVt3CSnKaZlbJ+5CXMklYLZqTfFbKQWlnshIgAA=",
  },
  "version-two": {
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJZgAAjVAb/oGQADMJJbMvsdWenT3CXQAWA0LQWLKScURTae2UUumngAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZACw7DV1fIwAAD2nd7SlVhfQPybE6eciHRLvCsRgGxYm7TSjoM4AAA=",
  },
  "teaser-the-lighthouse-that-walked": {
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAoABIByJQBOgBuwBuWqAAD96ypOQdf69j02gPcsjLmW/fwIfMW6JiBl6VIWUluqC1oDL6velAsTV7aggAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoKAAoABIByJQBOgBHr+QAA/pGrCeVQIU09gHGd33FyiHGFyFTngQ0aRsiOEmpq9tkwgAAA",
  },
  "teaser-the-night-shift-at-the-moon": {
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJaACdAEQ+3zvcYAAAP7snpUrn/LQ4Iq2hD872SYh8EbkRiCXCxaitdJ5P0RgAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJbACdAD0QRsD9AAA/uo4dGX3lXlvYiY7Robil20qGG9XU2ZDTY9MIcq9aJ74jUXp6AAA",
  },
  "teaser-a-crown-for-the-pond": {
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoKAAoABIByJQBOgBsS+wAA/rFsQlAOWZDeyLhm6lAjKOBc2xmiqxgaYXyIyQaGmPiIAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAABwAQCdASoKAAoABIByJYgCdAFAAAD+5N8iTkbBQBZWcm/scHqN4DgYW9u7RRSCNrCjUz34AAA=",
  },
  "teaser-sworn-to-the-last-page": {
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZAAAtypXUyYAADMg3z0oL5GCJr7kSCz4wpTd0QfHjERNf6tK0vPAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJZAAAt1wLKb7qs8AAP2zBWhUkxRi/5LVMkh9bpyhSOz3PF/DVG6MCAAAAA==",
  },
  "teaser-rooftop-relay": {
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZgCdAD0SC3x4AAAzJjhSkUbJSrGJ8OjGeqtIB0UuvLCPbOiBqJvcH/aT85ZL/ZLp+AA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJZACdAEPB9tY0l0AAM3vmLHoMGYuHvgJ81Jnbe0arTDB96LsnvBKre3JvQFBLoAAAA==",
  },
  "teaser-the-whale-who-sang-backwards": {
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJQBOgCPqNtpPDAAA/jRHvyTm2AglmRR1gQ6B6cYiQIv2aCH0/JKIABL9ZgcWlLOAUFl8AAA=",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJYgCdAELWlF7zGAA/icT7SYwNZFPOJXvlD1E1p2SnMXrPC5kzGoTCkO05RXfBrKKSbMgAAA=",
  },
  "teaser-nobody-told-the-volcano": {
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJZACdADz4WJz2gAA4CZnZjXi2MK9YBc4xsG0kGJ9KV1eTy3HMHgcV8eIs2amELJdbTIAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJZgCdAEekOxwUADiAbwAtsu11doYrfpbfTG2KSp5qKyvfIuq4KYcDh+uXNIAAAA=",
  },
  "teaser-the-last-arcade-on-europa": {
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJaACdADdKnlHEAAA/tqdPgtBBPOUNavfOFwebmsp4PnFMQabiVeCT+iMAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJaACdADdlJGwnAAA/tue/nbCv13/nwavmy1z0Ur/kgcn5Z/NiLSIb0AAAA==",
  },
  "teaser-three-wishes-before-breakfast": {
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoKAAoABIByJYgCdADYHAAA/sb2MwBvr7aJCL+xkMO4ofWVbzinPxblTiI3UsoAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAABQAQCdASoKAAoABIByJTB1gDEAAP7qUgkPauAEUzjtUJzqCdgHQAmk/rZAAA==",
  },
};
