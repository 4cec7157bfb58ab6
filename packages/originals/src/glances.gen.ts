// Written by tools/generate-glances.ts; `npm run generate:glances` renews it.
import type { Glance } from "./glance.ts";

export const glances: Readonly<Record<string, Glance>> = {
  "adventure-quest": {
    seconds: 89.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABIByJZACsAEPCasCpdcAAPJ0iHDVweBIBPTmHsv+3kz0a5IdK6X2CdHn2EfEbT3QcQi0IAAA",
    backdrop:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoKAAoABIByJagCdADxN8ZtVDa+AAD+xcXQutpr+0gKiBgDrpIQAwz0TudaQzn8sPphiKqcIZBaypCKSzO/kOIAAAA=",
  },
  "captain-minnow-and-the-honest-pirate": {
    seconds: 89.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJQBWABscf7cAAP68Nlr8DVHX6B6bN92mvy96FiRS7eceASbGk3ZWJrm0JhkAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJYwAAlxmBN8slYAA/t3+zV9DGPALCGkmchz8urFw9vL31OgvpE4NiNooAA==",
  },
  "captain-minnow-and-the-long-ice": {
    seconds: 92.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJbACdH8AGBT+UIAAAPKeRFcl6aEDOo0tJTCLyDRhz7hrzaCdaAUK/r1NrQgAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJbACdAEeka9+w7gAAP7UwsPa+Pv5QMFahMwJLhV8f/y1nhUmJoYyRCAxWgGS/xpUAA==",
  },
  "captain-minnow-and-the-lost-kite": {
    seconds: 100.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoKAAoABUB8JYwC7AD7Fotytgl6AAD7/reCIQR1Bj5iFd0YFuTSTVbe2dubjypcCwdFyCbSBCN+gzMCpfGdwAAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJQBOgCPqPbyTkAAA/un9P4YmGhQ+DlRbToVlBCSxeRaI7eabXoBm/0AAAA==",
  },
  "captain-minnow": {
    seconds: 68.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJZgCdAD7Kw+cCe2AAM43usaOEoaZQ11/6tay9gkp4mnauKJS4CdVHnpQGVoFlAMAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJYgCdAEOtw74QAD9/P+eaBzZ7WWbsD2PaMAd35bkj5RghysfetuLc3sohTgoKa0NAAAA",
  },
  "game-intro": {
    seconds: 94.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABIByJbACsADcgOGPldMAAP7CITeZ56N8xRXgTHCpLOMkkukWgSV7HMe2rIdK0dM3oYMgAAAA",
    backdrop:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAoABIByJYgCw7Dc/peV4AD9SQ83zXYOTdidik4NjXxKZxXaAZwS0zvlu8c0RL4cqNxFdMHKG+KC8Qsg8AAA",
  },
  "here-be-one-dragon": {
    seconds: 91.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJZACsADz221DcAAA/lv4wur4Y006Mv2U9M4H1sHDHOjN0C8w3IlujKHf88AA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJYwCdADcrq4cdkAA/fz/IGm1wP7wgX57alVjo8oAexYtCzLVvZib7iF6U4KHUAA=",
  },
  "i-did-not-like-to-say": {
    seconds: 92.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJZACdAELQRxQAP5AxJvaT5CefSFLRNWapg40pyiT2wDVyfQr03fZGsvMOlHAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJZACdAD0sbzPZwAA4mOlZc8CGZWEBPY+tgvJh5U9vQQqdAqoHJNZEAiEP4tSMmAAAA==",
  },
  "in-the-eye-of-it": {
    seconds: 89.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJZAC7AD1euQsBmeAAP2cEbinTQ+SUZHHl+xShwB3zG9j29FaYWS6ekU28Nu7jAAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAoABIByJQBOgBuOnpPAAAD9426xlCKiQARDKOjyrIn6zGXAkhorj/3DIJo3UVJfpuD10gE5qbWFzWyQQAAA",
  },
  "knocking-under-the-ice": {
    seconds: 82,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJQBOgCHcVTTRAAD+kQzmI4FbN80cUIUDYs1z8YJ8VFhebSAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJZQC7AEPBA5L5ZCgAP5mw+VvTUGTugAIAldczvu22TqQg26rgYUA5gAAAA==",
  },
  "kyle-character": {
    seconds: 86.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoKAAoABIByJbACdAENUU8AAP7ATllclo9q4tt6YMrGy2woqpmd2OR2vOcmpxURbESTYF2WS/2S6fgAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJZgCdADzebEcAAD+wGK0zkdFyCMf0E6vg1WJdXP2U9nkDXEblu4rjljZ2wZQm+AyVfZy5ZMIAA==",
  },
  "last-years-race": {
    seconds: 94.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoKAAoABIByJQBOgCBuwzgAAP4Aea80rVkoYWGRP+czDSSx5V0eX8E3XHbHz9fODpmLyDhu/OOMAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACQAQCdASoKAAoABIByJQBOgBsXIwAA/fzGxQVqRVUwrH2ix055TFUrF/2nkw+KeZaF7toa1O05DtN08swtobmAAAA=",
  },
  "mount-warm": {
    seconds: 92,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJZACdADb7AXJQAD5EiSa+GDIZro6SlbdmdFDfZKk38MmY3oHlcPiVZCGAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJQBOgB6CulzeAAD2uh2yzSNcUaTgBK9fYrZ6EyLwTy0j+NIYAAAA",
  },
  "nine-boats-out": {
    seconds: 93,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoKAAoABIByJQBOgCHUyAAA/kEJx3CTu9KHZFc85yuiHa4MeDXV6anINdSayikTYAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJQBOgCHPVGdVZ4AAze1rMHURN2tInFGYAhgF7U23L7pIR8JSvUVyEoAAAA==",
  },
  "no-insult-today": {
    seconds: 83.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZQC7ADyb1wBQAD3y5/Y/qTR0rmCi3xMiyQqfnnYbV7dwP4yIwkgAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJZQCdAEfhq4R4AAA4gA1UMbnKrLuxsbKwFcSoSHYOZ/ATvC9SK5ycBhgAA==",
  },
  "one-spoonful-of-winter": {
    seconds: 94.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJQBOgCIG5LdcakgAAPujgLUdAnNftM1uKcDhawUUS+SXl4u+KkuDhIyRLkjAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoKAAoABIByJQBOgBtjUYCAAPzXY6+qT11XpV1moOagKPmCPZ1gMMXVMwApVQolZop4f0vuCkTIZSIf0kitQAAA",
  },
  "slime-adventure": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABUB8JYwCdAELhUfM/+AAAP5qnwsBbRt3vAlyFiPyCTZA/xboPNn1/VuqiGVT58Y6Sep7AyjmU+4AAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJQBOgCHcsD/IAADh/uCvuH84YTZ+WmGVXJul2ceXcnmy5PQEuTWmmj4EggAA",
  },
  "the-bell-under-the-sand": {
    seconds: 80,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJYgCdADz21i7ugAA3iwAmnSAM07BTtNXYbvwdkOcXHjwNWGNqcouVdZW373H7mAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAoABIByJQBOgBtolvmFjAD45UieY8bRQW+t0x3IrGotVI+m0mIDWcNy0y7b4QSxBfjeKiLXsz3X+T3FwAAA",
  },
  "the-city-that-was-not-lost": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJbACdADb8bQ/swAA9ytxfWK/jw1LRxHnnNjBImuyqQaY5SvftNVg14Vd9jbTiAA=",
    backdrop:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoKAAoABIByJZgCdAEYEfKz0EWAAPqJVPgoSId73mgGDM0dIFfsMEQkPabYAkbVDOx+3+P+TLYEzNiFkOsf7vIAAAA=",
  },
  "the-late-echo": {
    seconds: 87,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJYwC7AELVZ5iiZAAAP4nsaHXEIyZblp4aKEk0vh82yD66t1TGhMH9k8PgAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJQAAXtOuzwWQkAD+5s3zeg3A3RX2aj3EijLSIkXT1sGVth0eBK8yLq9EAAAA",
  },
  "the-map-on-the-ceiling": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABIByJaACdAELZAK5OxAA/VNhakDDOdjp0e7uCNmNRZpl+ak2opULPiNX4/NOxTkG0+0EIRnFxp5WAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJZgCdADznMt1QAD7/fo9Z6PjlAn4oiE9FBRB0wUJDeDFKbxdVwR7bcou8mzIAAA=",
  },
  "the-map-that-was-hungry": {
    seconds: 72,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoKAAoABIByJYgCdADp/i1z8OURQAD8izRnFveIvZ8CWI4UFpJFJO74MsKD0Ti+V5DnU7+U8+Ti+GOoAAA=",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJYgCdADZe/1CAAD+1x7JrsT7GpHrnZpLXAyZAzvgkK7L6BPj48yyJXWAJIl2vJocq3OH6TsAAA==",
  },
  "the-mountain-she-remembered": {
    seconds: 77.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJZgCdADcWqdgAAAA8pmGuR+4JfvgJ9OiqlNg0g0KXmGgmlQovMcLdOp4qq8NzCAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJQBOgCPSW2ftOAAA/mbDTzRcYqDkaVr+7p0aXoPbZPHnjUmgnwuflCuV5fouj3t1uVfEgAA=",
  },
  "the-source-of-the-umber": {
    seconds: 85.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoKAAoABIByJagCsACNuAAA+pjvVSAZk+zbTPmVJjWL6Z0KURmrybvqB3tM2tSFMAA=",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoKAAoABIByJaACsADZHDaAAP7I2rNHfekPDyZmaeEj557LscyVFmbHDtTaCIbyYQb2CdIVtO+MxkuAAAA=",
  },
  "twelve-steps-to-the-sky": {
    seconds: 73.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJQBOgCFrFkyQAAD9nCrlAeJs2s1Nx4KrIGin3qLpP1qDRHS3RAl7DB0vbQ2wAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABIByJQBOgCIZgv8J33oAAM3vhOi2W8fjQugcud1bDOuwGnrnbjwfD2yBU9k31tu2VFiSAAAA",
  },
  "two-hundred-and-thirteen": {
    seconds: 90.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJZQAAxewKKWbAAD+070KZBrr1cAUke3sFcp1CLPyiT2SUtbrAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJYwC7ADc+HChC0QAAP5mjXGUUY+QjkRm6YmvKYf+GEt/+oWt+S5LZ3G5gAAA",
  },
  "a-firework-for-ko": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABUB8JaACdADhALbwvsAA+/3dwNbKzsHEIqNajDzlVjjgA1F+tq0/DFkW264D5PESJdYg25N23gAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoKAAoABIByJZACdAEONMlcAP6qGbOM+jiFa+42PrH5FXBXuwRQ/OBF5I3PgURv9oT3QmUcYe/2Lir8AAA=",
  },
  "broom-school-leaves": {
    seconds: 85.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABIByJbACdAD0ICYZegAA/VH0QvOF+svOLb3tRdsTI91Joi1YqESv5wkItdOrE7CZMMBsXYFAzW0mmGBAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoKAAoABIByJZgCdADyVRIAAP6EFf4PZ+0gZMqyH6qcg2uDDEPb6J1DWqJvhqUHP5mMuZNGWS/2S6fgAAA=",
  },
  "broom-school-losing": {
    seconds: 80.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJagCdADZjbngAADycpr5jmGD3d9qyN+BMkVUiQJfOYB9/i0eBCuYdm6yEz81XuqoYAAA",
    backdrop:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABIByJagCdGuAAjwcsuAA+p1yEp1COqxFebyb66l2zqANRBjBk99FJbb9yAo0g2/pQir6lGwnZPnF3XLdoAA=",
  },
  "broom-school-snow": {
    seconds: 83.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACQAQCdASoKAAoABIByJQBOgBQUmAwAzdsnMIAmjFwI4zoulTpwkyQ6aotmDgtoglxSboc/gjGPl4SNtb4AAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJbACdADZVvGMAAD+iUW2u95alU/7kC7HLfWeAnQMDuTGZuKDrnEye596UFMHZ9oksLgA",
  },
  clank: {
    seconds: 83.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJYwCsAEQ0im/iH18APlicLVfDg+m3nP5PV7aaG8CCCzCs72J4LVzfxfHyYD2oYzLodeoX2kgAA==",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJYgC7AEQEFMs68AA/phUTg9dqeTpsJo5gRaSx0cLlWpxt9FdIkN6wGhOa1Sj9BAAAA==",
  },
  "keep-frozen-until-july": {
    seconds: 97,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJQBOgCK3eox5TMAAzcXvNaoDd/LBCFLz26tdOervqg3cBFxPjJyACRqnMAAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZgCdAECpoGd8MAAy0tqPD2hLj8IV8dEEu2Ycucve72EK7tpC1kjDhVBQ8UoWlwcwAAA",
  },
  "lane-six": {
    seconds: 86.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoKAAoABgCIJbACdAEQEmHQ+M6AAPxlmwRpWsFdHPApjAzSgAIxy1JxAIrKlxzSaqU9UXUtXPin5KD1iJMWkAAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJbACdADZT4oZAADLRHT53/NDBo6iZjQ5u5dNbrVhqPf5CMHgv+8UvaDak0cfqrSdmYYQAAA=",
  },
  "last-train-to-summer": {
    seconds: 79.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABIByJZgCdAEQ+pQxLC4A/kAE0x6FPAff4XLzaEG9Ay4zeYPrOEPRATHt6Ik0Sy3/iA6kTTIKazDXS34A",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJbACdAD0tv+WAQAA/t4B7D5a3ZBgfScv0HvGWKCg/HpaGn69C7yOekn4VeUKSxAAAA==",
  },
  "mind-the-step": {
    seconds: 88.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJYgCdAECuhtAljQA/n5s/U4PhREvqGCCaW0vFytFOfD7OWDqQqlBLupgk7ApNNZRSH8AAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJZgCdAEO07AEuzoA/rybUKM9xiV1rPvLoIF5aWjzexSxEWrtXjhGpAaJLJdeiAAAAA==",
  },
  "neon-noodle-courier": {
    seconds: 70,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJbACdADb6P7L4AD+cZjtJKiwR2iJjZxLXIojICVQy5wZQRV1NGYNbZBQ0Cczdo3GKMVdAAA=",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJagCdADbYq5gGAD+7FqiWJSMVSVbSbLX1dg+nBYZI0zBXhlAhijgXnSZwJL3yhn2chJgAAA=",
  },
  "neon-noodle-four-minutes": {
    seconds: 78.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAoABIByJYgCdADa+RS4AAD9thCWwGUoGyDYs8/CFqnGn5ZOMhYj0OHDU+thboyOKHfpD/Ik4uvhdepmZAAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJYgCdADyn66IPGAA/nkycdeVUnkWV91UBkOjSWrZ1WnAzfSISMtm7FOrfX9rCC3e3apjgAA=",
  },
  "neon-noodle-number-one": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJQBOgCFsr8L8kAD31AknmQQe1abgYs9xn2AS6HVhVpRibAAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJZACdADclJxeGAD2RG+gfzrP69FbmYSRJQgtVXNl39m/JgLaip2or1gTKF38UwAAAA==",
  },
  "neon-noodle-typhoon": {
    seconds: 85.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJbACdGuAAsuOCKAAAPqTwtM7awn0zE0E+L9ibIne8EPku+uNv5SK9kUvaeWYAAA=",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJbACdAD7EVK5EAAA/VCWhuV7e5ZJUM1GXp2bHB1e4GgJZ2gZk+VNLQRUoH0MXzeU0GuAAAA=",
  },
  "nobody-screamed": {
    seconds: 81.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJbACdADdi/N6OaAA3Z+ittYsyp/mArglSXg61W+c/Kp4uywIo/eCdcSYaCVbZgAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoKAAoABIByJZgC7ADYuLUAAP1Ngihopgt2w2CAgxYriIP6jMr02pnIaJQnJ3+6hcUMleK8ZCnZxevwOAA=",
  },
  "one-song-and-it-is-short": {
    seconds: 81.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoKAAoABIByJZgCdAEQzYxajXpEYADOOYsirAhCJQj1wIBtd55IKZQ1svoJ9Fetk/jLQW00NNNk1cAgIEzhkSMbEAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJZACdAEOkeEuEAD+wHwO/tP38awV89zer17VtyeMhijSXsPkqzoLly7vIqvsoewAAA==",
  },
  "somebody-is-watching-the-mochi": {
    seconds: 81.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJaACdAEXtkTlcZwAAP55KGAWP8xNzLck/iN28TeFJoUPJiqhNmE32Voz+kn/lDCw8IU4WQdAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJZACdADckyxkAAD+7t4EPV9iObt32we/XdNbwcs9i8+CUUkMJn9f1aSxa1iAAAA=",
  },
  "song-request-from-the-dark": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgCFmJnK9RyAA/mY0BKBs9+Z9bTHf+uY6LVE0KDa41AEg96IjII/8RhFo6AA=",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJYgCdAD0Zjt0gI1CAOIE1I9hTapMsC04sTPz67DVCXA0Yv+5sQoSCsG19hcrIXUoEXQAAAA=",
  },
  "sorry-by-runner": {
    seconds: 88,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJYgCdAEO08DgR5vAAP6zeK1o5Toyx4AJojuHOOtKfBtcdQWdHGyEtoFFy2wfcYOzblX5UiAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJbACdAD5imns7AD94YxdL3xxXDz8eZY1H7ixdOKK1HxLRKqhngWCmpIh9M6JxqpFaPagwylAAA==",
  },
  "the-blot": {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJbACdADcq+mkQAD7o+3eS4PcBjZbTubZMhi+edo96Zgboq7HfbYqYYgP8vi02uDIqQlOoAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJQBdgBYBGlkAAPp5Qap68gl0ENvEvUlrkVl6nnCHfwW6LQWSYbcmu80LztGcwvPYFAAA",
  },
  "the-gauge-says-afraid": {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJQBOgCG+52P0aCQA/nkqtsZwOJdzbp6w8wtmQgaYEutF8QlJbhetryhsaApBkPCaDibsDAAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJQBOgCFrNbtSfQAA/sHMDxZKNVekTZQCDh9xGwx2XdoGEPV+KGBPrfBv2QAA",
  },
  "the-kite-on-the-other-island": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJbACdADcDPJkAADN6MWkZYqb2Bezv7jrnSj50sHPNN/3awKv9oY0JnWXfktFu2NcY6gA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABUB8JbACdGuAAj49HGfQAPkyeLf5JFrcR1h8qfeg3tGPIw1YGYwr56Gs0cW+4XUH+lq1k9EwAAA=",
  },
  "the-paper-blade": {
    seconds: 71.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABUB8JZACdAEegdkqDEPmAPJDNO57uo2Co+lrK6ovGlq83G7eDoZO4dSjaTk3w6JbfSh5ZkUAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJZACdADdasmDgADN8Wm6PAP5nUVCyptqbqTU2qcBSoAY3f+Y+lm2JvthTBCNFsUeO/AA",
  },
  "the-spirit-of-car-park-b": {
    seconds: 83.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJagCdADcYpdvKKAA/uRoAT0O3kiZt5LsYREGZMlo8HawVv0FFcrv33GypQ6ODUBwy/I5GoCAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJaACdAD5g0lIhz6AAP7pr2foq3IGYXjD1zSe/LPXndCXw4AUb3fRhObTfYv/QAA=",
  },
  "there-is-an-ant-in-the-ring": {
    seconds: 94.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoKAAoABIByJbACsAEXtXBxaigAAP5MwYRD9E7wuPuxV8UjCmjB0W6NA9GM7wvUgADPahP+0zgvfM4OcxW5f47uQAA=",
    backdrop:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAoABIByJQBOgBulTSxoiAD+I/XdnG6ZVBrpBwP6kif1hqah6RCTvRT1s+iVUhJseGR+QdRDJkTOgdXkEAAA",
  },
  "three-percent": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJQBdgCIL0oFORAAA4nkcajcyPN77YbAEdc6jIvYPTPUJjsFbwvkYnS8iNsQ1RJRWMtAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJZACdAEOQYdjgADLRENGfBZYtBbrvcX2VWAkTgkUCtYpCRlslhx+jQBBX/y+OskQAAAA",
  },
  "thunder-drum-hana": {
    seconds: 66.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoKAAoABUB8JbACdAELgFhtslAAAP6tJnnrUnRXJRgGa1njs7H3SaT1cWhHBaAcBJ94LmN+brUZM01bprXoxGAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoKAAoABIByJbACdADZKRMAAP7mANaVxNHr2QxJn+aLTLPEKWXz3fcLm+OEjDrp5YElas3O0iCAAA==",
  },
  "a-mountain-of-jokes": {
    seconds: 92,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJQBWACHhj5aPYkgAAP7JZTFxqXBLvgJc8gGDCOnCD9fGwWAtYdMi9HNUGeTpu3GygSAFaYHgAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJYgCdADbo/cY+AD+yOjgBShL63vNL9x2SNTxGb/rjYgK4HT4kCP0Wn+lvekNDD60BOO6NiAAAA==",
  },
  "and-a-rabbit-shall-bring": {
    seconds: 91.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoKAAoABIByJQAAXONLBmAA/VMDDmDL0rwgcOZ/vIXhaWHvhgDait3pEWU6wAAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQBOgCLW75TAAAD9/RSEfCzA4N0ZwF4cHewRt6AKVh0JEicfJScPGiAAAA==",
  },
  "cold-wash-only": {
    seconds: 100,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJZACdAD5hTB8AAAA/LB7NjV0D3wIZFf+CTyvMuVT5qhTeV6LzyUm5SKwUkYgAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQBOgBul1xoQAAD+iSodBJ81MLol1qXIS7vsW5Znr8pwd6iUIAxJPhUAAA==",
  },
  "counting-knights": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJQBdgB5wAfFToAAA/un5yHKzjZAFWXAL+Y0RpifgdMdgWK7xHbtGIjwAAA==",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoKAAoABIByJYwCw7Ef3U8fxQAA/s3o9WzrvUf4PBjv/W23j0jj8A1Ok4QAAA==",
  },
  "hold-still-sir-oswin": {
    seconds: 86.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoKAAoABIByJQBYdhsWlkAA/MwCgtqirFyPpMBigM7DrT4B03+88HBT/8eQEwAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJZQC7AEfhTXnOQAAze1pyCe0ibTSTKF4IE3M+RXxF75vluI3AB+7BogAAA==",
  },
  "measuring-the-moon": {
    seconds: 90.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoKAAoABIByJYwCdAEQXNO7irKaAAD2udOV1NCZ5MiK1pqcUZBCKR/uDDlyttOgIgCPAJ1UdxJ6oAAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJQBOgBuUvK/wQAD+QP6nimM6zZnHRtm9C45iaOyhxEfBbOFEss3jW03AfJ5Bi9qtoL8AAAA=",
  },
  "nobody-in-nobody-out": {
    seconds: 90,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJYgCsAEOquGqAP7N9KuhGHiG3rgRPVUjXOQCYMU8gMJrxiWaAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoKAAoABIByJYgCdAEf3XdsWMIsAAD+6V5x15KZ2l0K8wrOIj+lWBFVFpdnrrCg/mEy4cAA",
  },
  "one-terrible-dragon": {
    seconds: 94.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJQBOgCHXFmUAAP54vHA/8YyoaQP2tGN3Q7TqEkJQYQBPRYYfwAAA",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJQBOgCFjAxSiYAD7pUsWDSjQ9VYoKgld4OVFtBfhi07VeqooxA/ODK828YwoH8e884fPIkAAAA==",
  },
  "one-yesterday-slightly-used": {
    seconds: 95,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJYgC7AYtBuHKkKMAAP2dF625Xn0QHrtWbGy4m7i3nv+dNu3TdsCrHgMhCKxHVpDFOIGvtFgAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJYgC7AEQCNf8AAD+h6Hlm1+A8mdLrABIRSYsXqxVns8nCHrPg7JHaJSwBgAA",
  },
  "overslept-by-three-years": {
    seconds: 93.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJYwCdADdgBOPAAD4P8OMHkDJU1FxS55+GJ8xn2lCeTtEAgiynEIugAA=",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJYwCdAEWUEpf5wAA/ptltyc58g2+Xr/Anv/2KwNX3xP3znsqRv7JBNoMAAAA",
  },
  "rounded-down": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJZQCdAEOy/tmwAAA8pzKrAzQx7fZjwCjBRvHHDZo0BgRfjPtAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJYwCdAEWua50T1wAAPzYyeQehY6nQDJdO4SliYspEYPSpcVXcob9lT+OhNLoAAA=",
  },
  "she-said-bless-you": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAoABIByJQBOgCFW/elxNgD+qoUz6ZVFDxhwW5736xBpouwaxAumoE4pVbK7EshkhCcDn6LlYE5wnMfCoAAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoKAAoABIByJQBOkCYjA0Jh4RGAAP2dOgd6mje/acC5ImkKWzo2K6HryiQveqegAAA=",
  },
  "the-dragon-who-kept-bees": {
    seconds: 78,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJZgCdAEPQfVAAAD6l1AFLWyYlCt7LBBXLgQJ/j2gglWu+M0gAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJQBOgBsvX1/GAAD+kXSiviw5WteaL4c1ro7w5OyeOYdUT4S1TYedFJxmj2mfpCXBYQAA",
  },
  "the-hill-would-like-to-turn-over": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJZACdAELKGG54AAA/tzjJAyUN9iL2V5Uwl/UgZQxtxboZms6A+kAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoKAAoABIByJaACdADzv2MAAP7sVcOu+YDhsbRKYsWzHHx98b9VOPAHVrBjY/moCx21oAAA",
  },
  "the-last-customer": {
    seconds: 94,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJQBOgB5O2RSgAAD+aEGvHApUZElBqwX/6E2oY3sqLNLik+eoS093878DRssAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgCICdrliU4AA+ONuUTsO46qy5k66s6dsKOM1KG7Ku+cKL3ITaKVoFlAMAAA=",
  },
  "the-left-hand-lion": {
    seconds: 90.5,
    poster:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoKAAoABIByJQBWAB5ji6AA99PUinizSkLc/VrY2rMdBKi5fHQAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJYwCdAD6GAs+OgAA+OPByaQ5/fUn+6diKLSVsZAGrQWOVeJvEEJqfAA=",
  },
  "the-owl-who-borrowed-the-night": {
    seconds: 76.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgCFllfBARgAA/sA+bAmigKDE6UUD14Q8A6cdVpPH1XhyPyw5Alvej9oAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJYgCdADyeNP9iAD+QSklPjbdDangLXIcs47ysUKBZmkT0wss1tw+DpLDVaBqjymAAA==",
  },
  "the-princess-is-not-in": {
    seconds: 92,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJZgCdAEWYISkToAA/eA3tOW90DRpmcrRl0kPJTJpyXHc3KXcwhAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJQBOgCDM9rQQAAD9+6HAgHyqNXiBgX7h/JGFrmqjLwNi9LJbz4jw17z1cWoAAAA=",
  },
  "the-riddle-at-long-bridge": {
    seconds: 101.5,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAABwAQCdASoKAAoABIByJQBOgBPoAAD7HF8GynBClP8LaJD0puJgyHMm8ihIc2sFqgAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoKAAoABIByJYwCdIExF8f4JNCKAAD+rFgbjoZMVYMf+b0nfL6sw0/LpEI8oGX97tjyqAAA",
  },
  "the-second-best-spell": {
    seconds: 75.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJYgC7ADcMqowAAD+vHnzdDE2hmq1gRAo3IOKlg7d/qfWL3z61Ij7h4yrGAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoKAAoABIByJQAAS1nccx8gAP7pWM94coQmZAcfrfI1y9Pe5o5th8aKjU+TLvoN/J9QAAAA",
  },
  "the-stain-on-the-third-stair": {
    seconds: 99.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJZAC7AEPDEaSwlAAAP7R3ZFXRTuRffyrQ2oe6rfWxQYEU7ykqkekN/DSbG+k3ebaOkLwAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAABwAQCdASoKAAoABIByJQAASjr9oAD6iVT4GV85iVvRdfPR1fzsNQ3Tl9VU3SI4CKRd0TNybHC8+S/aP13hIAAA",
  },
  "the-tower-that-was-shy": {
    seconds: 94,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJYgCdAEO4rd55tQA/ni+K5qkCDURr/EzTmoLswW+pF3dip/aYPEWtT/CoAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJQBOgB5wP17yAAD+eRtNYsuPSdRof3HjklhUBWiLZacs8TgPingGD4XXogAA",
  },
  "the-unicorn-at-the-crossroads": {
    seconds: 73.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJQBdgCIfHsc9AAD+6fnILbmVIajwf4VkZgUjancPM7MLW2RGIqAA",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJQBOgBuDRL78YAD+7t6q6SLskaC/HaWVh07Y6S0KnQjbJ3op6AAA",
  },
  "the-well-wisher": {
    seconds: 94,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABIByJYgCdAECtQvdvAAA4iwIxY4MQASwyayHMOfNrMv16/TyRyzbDEMbc0nBNGr61xz/wvsOF4VgAAAA",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoKAAoABIByJZQAAp/KoragAPKZUEbWLevbs8sJPOU5652rHkVJl4ArvYAAAA==",
  },
  "the-whale-who-swallowed-the-evening": {
    seconds: 89.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoKAAoABIByJQBOgCKyf9vz0OUAAAD2pjDGB/Ucv0EoZRaBBBrhZtQf+QDOr1FNrx48E1CHLPx+FQAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJQBOgCHQVqzq4AD+QP/YWjtkw29MN0siYfvijn9ssnSe8Eca7ZTsMAA=",
  },
  "tree-boat-bear": {
    seconds: 89,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoKAAoABIByJZACdAD0OYydNEQAAPreXZFmmFEPxk3FtB3A2ab8pLvigAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJYgCdADwlJsktAAA/sJKe6yXUX8xWCHjP7/8JoqDiDNFq0ej2TvdvX1x9PJ1e7jgAA==",
  },
  "a-balloon-for-marigold": {
    seconds: 86.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoKAAoABIByJaACdAEQFSqXa54AAPqfc27Wm5rEeNwWXCB4c6zUhpAFRlqidrJClJMufu/gXG8McBB+crRbVTgAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABIByJZgCdAELZMLVQIAA/kEpOAOGycX7e3lIszGRo/bOvAuDbOhG6hFiUUaRHqDb+al3zrt4DhmMSkzZAAA=",
  },
  "are-we-nearly-moon": {
    seconds: 71,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJbACdAEJ3hu0tvAA/qNwKWs1O/BJaQOV9m6SKQOeAicZowfvxCehXjlFl48GgAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoKAAoABIByJbAC7ADgpM4AAP58buvfJeVxCFyb9eFL7Gw0Ute3qHCQovX4WQqN7vaOreIuzwGAAA==",
  },
  "bun-and-the-seventh-roll": {
    seconds: 88.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJYgCdAELTpC+JAAA9jirMlJjgTervjBY4f3bgrgXKuPPB0nPq3WkVrlpRZvOqwIAAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJagCdADV1PbYgADLJ6NzPrLcGxqF6pjyXcm/255ruwyg8xfOp2QQ30g5Zlcnf69Drf7hgAA=",
  },
  "bun-and-the-sleeping-dough": {
    seconds: 97.5,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoKAAoABIByJZQCdAEVvHeED0AAAP6u0FCQIHiQlY8luHxVCqBIItJElUpEAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgCKKep64twAA/rYZYEagXV4W0XbMR4P/C5GajJi2Yk/QVf7hImoR0ujgAAA=",
  },
  "bun-and-the-sorry-cake": {
    seconds: 74,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABIByJYgCdADbm96sAAAA9i9cHKHdd3BuUWhYXSa8FxfSGrkHDl0zIRTGERDTIZ89FgadUvchefv/YzuIAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgB8xJX8YYAAA/kB9SbpylMz+StdE3nukgpX2IyGKsda3lVR9SdWz3lIwAAA=",
  },
  "bun-bakes-a-cloud": {
    seconds: 66.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJaACdAEDfTasyLySAP1NrD/VX2ySNmK6NsC0hKrt2QSa/u7VJ1PzafnFE2/91FykUFfQAAA=",
    backdrop:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoKAAoABIByJaACdAEfjUTHzztAAP68k0gCZtJalHDDNp4szbagOdViRG86iPSxtEl6+7Ny9ajj9KXcsmCLbKLgAAA=",
  },
  "good-wind-sit": {
    seconds: 75.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAABwAQCdASoKAAoABIByJaACdAFAAAD+z0H9kRgdVXLifMKiZMwn3v95OMMMKJuFffKMtgAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJbACdADhABM+AAD+BW0kAQRFAAZvfHfV+8LsbidWkW1yDnRIYa8/WpaYXELL9wGQAA==",
  },
  "goodnight-loud-bear": {
    seconds: 66,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoKAAoABIByJaACdAEfp0xGPhL8QAD+5F5uUII5fmlS34Xf0FxuHFKAIY5c/58cIV5DnEuA/2+3SAYoAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJaACdADZe82AAAD+7EzQQh+0NkeL3CvfzojqBtvP845gDcB/uVPKnwAAAA==",
  },
  "knock-knock-egg": {
    seconds: 73.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJQBOgB9h1TEFRAAA4gTgJ0YIGNDLt4TS0N17BoimmkWCNqzHsDNe5WuiuM5PESEeBuwwAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoKAAoABIByJZgCdAD0mfpajY9XgAD9w5k4YWQZ3YcKrUw+I76T98UxhHR1pxLPwDL2RnwAAAA=",
  },
  "my-shadow-stays-up-late": {
    seconds: 93.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJZgCdAEOghrFxNKAAP7sS1dfNuzDPbeSVaJXAyVFYcE8I3zi8QO0Vkz6nK8lX1tj+LEVwAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJbACdADXBcDgAP7u3gH8bsRVWvROQbgFm89Zg72Kt18HVNQwJn5uCRAAAA==",
  },
  "no-lap-big-enough": {
    seconds: 83.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAoABIByJagAAsaGHR2UAAD+q7LXpTEvJL2qT9gTacJUTCwb96Pkh/k2SCBcw24wjgXXC/q+0Buots5WuQIA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJbAAAuXdmBhMAAD+rTXjOYg8pCrPn2v7+yT8v9/Tb0SBLR1VOJ/ulhhSTZgQAAA=",
  },
  "nobody-came-for-mr-crumb": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJQBOiP/wOCi8gAAA/ZodvcSfyvUsVBXPDfkYOJax1EmfrBvHQTKDvPmrfJ2Uah95EAAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJYgCdAELWUpAFagA/qoaylTo7kQGkutln+WE3kkrJtXnabImT4DF9FbmqjgjWUUibAAA",
  },
  "nobody-mentioned-hands": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJagCdADcCI0I1gD9rKGTqErCT7BLuxfDzuQxsHZbz6PPFqnZxb/Lnx/gALc/oIWcZLayO8AAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoKAAoABIByJZgCdADbAQY0APyJqcp1OhVo+5im8s94+WWqQvCgxoWeoefgcswAn518iGTtc9xQW78rtwmBhuugAAA=",
  },
  "one-star-too-many": {
    seconds: 78.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJagCdAEO07BZEuAA/qN5Cpi3lDIkEXB4skr8dARiCZNm9ezFVrLPbm4Y8/3c9HcBYAMeN6AAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJbACdADZjvi7gAD+3f+tlm1MuWVjslAoYPtQt04LRMSsujfJGQ0oRl5AYRdxAAA=",
  },
  "pebble-plants-a-key": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJZgC7AD0fuS9ZOAA+9zaUch2GW21sSlhwGd8AIz9+xCZnFbq4e6skG4AAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJYgCdAD0cEw0gAD2P99SvfJJsjGUbmkti/SCNCWG/VhCHg4rwZWK1pJbZ7xcAAA=",
  },
  "sir-grubbins-will-not-bathe": {
    seconds: 72,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABIByJQBOgCBUHHZyMAAA/knHM8XFqFskKpWWU0x7LCMb6glqT9LT6MS4cuXYPvgsR2T7ealHEo0F+AAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJQBOgCHh8y5rdCAA/qoUYHfxM2sDVbvhguz1h/6/5YgnS4Jdqos+vhdNiAAA",
  },
  "the-loudest-soup-in-the-land": {
    seconds: 73.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoKAAoABIByJYgCdAEQFSbkl2eXAAD7pFF5Prq8dyjehTorx0qPfA/1ZPZuusD983JA44lX0AA=",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJQBOgBuZptNsAP7ahOVXCitywKgfpvRe2v3vC24oa8OXasJlLAAA",
  },
  "the-planet-with-three-bedtimes": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJZACsADc3kD/AAD+zgCse6tyVBmNrpctiE/J75Vj3M83oJ76jYC8IcMKmWOfunmkhkgAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJagC7AEDczIElAAA/u7v/WwFXrpUwjrqFvnUkEQnkj0ObKv/mwnShD9afxR3sAA=",
  },
  "the-sea-comes-to-tea": {
    seconds: 74,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABgCIJZgCdADcraHUBgAA+6FYwkZs5K1B2Eo65OlRSstXi/y+04qWPsC8xGEAUD+QGEJR3FqRk3AAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABIByJbACdAEOghYnJwAA/sB86JUw2EkuWbj+k11dQsyPl1ZNpp2tELCQRHuKu8Tv8YCCV3wgJz7UMAAA",
  },
  "the-sock-rocket": {
    seconds: 66.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJaACdAEVjfk39MgAAP2dB+rzr5PdCyEnamUrYXDPvEPW7l1zYQmhK0BdWvK1Dk4AAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJbACdADbrOQVtpAA/ulfc06jHhyXbRmqrFCYoQPWGyXaijNxQ1Tdie+x77HQhyOFf4AA",
  },
  "the-thunder-in-box-nine": {
    seconds: 84,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZAC7ADOZ/e2zAAA/qvl9339n/V7h/AwzXNENe2g1VA8P0601LIMayGf8hhW2XKaMwAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJZAC7ADdcikrHAAA/ulbslwTK81ar26smfaEtEgryXIJpZkMvlXwxSNYAA==",
  },
  "the-word-for-first-snow": {
    seconds: 82,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJaACsADZuIuqAAD7mdi3bnbq0HsNs6isAEzO9Q5vrGDrJkcKGxl5LwcsmCLaWAJt4kAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJaAAAvkGb4ZryrAA/oQYnnN3viPXVWSpB4qqG3k0rpaSdGJTQ1rgipn/v8nd/PbCAA==",
  },
  "warm-is-outside-tonight": {
    seconds: 83.5,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJQBOgCHXHYcAAADdkLiF68Qf7r5ZGPgNSigrW58hnXP2gAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJZACdAEPBe63bqQAAPJz1DNCoSEPxva7duRiZnDfYVfxQglPr1u7tiS4cm21PqYAAA==",
  },
  "what-i-saved-for-bear": {
    seconds: 88.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABgCIJagCdADbgjnlkFAA4maPb23fMpZTGtAxWPKouJfwdeO25PxJf9lgDE2afBsoFv7m2XJwQAA=",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJZgCdAD5jZpQ8f2AAP7BykwQK53X+vLKpvSr44G4wo8Q3eS7H2MJ14MpSgAA",
  },
  "where-does-the-puddle-go": {
    seconds: 71.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJbACdAEUkotmAAD+s7xMNlRlO9RT6MjOCitZOGNKSlutGRGrelk8S9kUshlsRIJLrUiYgAA=",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABUB8JbACdADaOYDRkAD9/J3e0dWjXLcoyakoRwm8pxAtOpNvLQniinBxAYf+/71LiXq7MePU1I5eAA==",
  },
  "who-spilled-the-blue": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJbACdAEKmakDONsAAM4nvWiYSPxby032H1AvmrrW44krq+QbWgxdZFjwGHH5RH5dAx6MgAA=",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJbACdGuAAkN336AAAPJ0Lq6AOrinxYa1V4QbrXKvmyjGANL0iQUVwe7ifURyl/7IpdlLs8AAAA==",
  },
  "after-you": {
    seconds: 90.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJQBOgBuCNQ8egADMSgP6LDo8mJV35PsUxchRzXoKXp4en+DVdWEARuMpiSIzKClsAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJZQCdADdHMbSgAAA/kn1IKWG7z3Ccl2C5N5xx0KDZ51tQ8DvKrhbTOqe1bNgAAA=",
  },
  "always-five-seconds-late": {
    seconds: 88.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJQBOgBssxo5gAP5hXYPzLq+EgJmjuEvBdfsqixmVisfYO953z+V54AA=",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoKAAoABIByJYwC7AEUpDZh9IAAAP5BKSNwNc45aQ9BvLuOEcBv/nsMDQSO0AAA",
  },
  "any-other-business": {
    seconds: 92,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJYwCdADZZPMAAAD+kbgsHGhxo/wbg+oYk3SPqMMU7bwDOyrmJtCJ2nCWiRYLL9zwAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJYwCdAEPNEbm0+AAAP39Jq8/ZjpJ9f66PfSCANTy/83dOe+ocFew8dyAAA==",
  },
  "grandfathers-umbrella": {
    seconds: 75.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJYwCdAEeXSrEpAAA/qL+t7BPmVbtk0GnOv4XvDdfhNtvuahEcQ112r2wwAAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJZQCdAELJrDBgAD+wHlGHgQzYDbg1e1t+mdluN/+1nGVsriregjBptm7UwghU1pRagAA",
  },
  "hold-this-a-minute": {
    seconds: 98.5,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJQBOgCHZralcAAD+JpF8utpqrLysoSofbdqYldp4b7FRzVgAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJZgCdADyc99vQAD94ADQ/2uzmo4T3g0ICJr5xRoj5pqNcE6hNkhO0TF0RTN4wAA=",
  },
  "how-the-lullaby-ends": {
    seconds: 101.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJQBOgCFsOd14/XcAAP7p/WEzWtBkwU0+FTAaPPxbHHMgGznQonBpmMyHrCmAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJQBWACFsFOnO4gAA/u0Md/B57c7cwqCJzfdo3NfZC8XbivoPB4AA",
  },
  "i-do-the-sun": {
    seconds: 97.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJQBYdhIkRdIAAPkMk9so0cbI1fmiT2StFHxdOIYtryQv1SQnwU7gAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJQBOgB6U0/VowAAAzioeH+zsMP6NmAMgxW36G6LOabdFK00LgAAA",
  },
  "leave-the-squeak-in": {
    seconds: 101,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJZQAAtz/e1ScEoAA/oOb7iR3xz9fYqZy2LXpxUDzfKYFrzENSAqBGH3H9chgQo7geJnp0AA=",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoKAAoABIByJYwAApeSKUgA/s3+KYpBrTficC5VHeOBwqhalSP22eh1waYAAA==",
  },
  "one-ting": {
    seconds: 90,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAwAgCdASoKAAoABIByJQBOgCIg7vmQffqqgAD+6ZIjEL66ARQwbNfb3CnMcCr/XiQurUwT0VvNApi9i5AAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJZACdADdR4QJDcQAAP7qMQIJeyy9VLjCNwGj4odGMbzim+y5GUK9GUTjFc0yAAA=",
  },
  "please-do-not-come-closer": {
    seconds: 95,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJagCdADcEQNUAAD+o1YccMJKnwaw47/3WPsTO4s0n6NwZkLLCAk7in6Q15Ccv7ooAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJZACdAEPDG/WqGAA/uYIxqm/iEYBIW1UI9zKsE5y/rQMpvGnbwjABLnxdsXS2G8IRnFvCzgAAA==",
  },
  "seven-across": {
    seconds: 102.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJZACdAEOgKrgAP13M24vS7/ZmEUSI9QbROrlG9yqVbhksFBWsneIAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoKAAoABIByJQBOgCHZ77p+Aw5AAP7mCFZ7hfl7ho3EhdjdDeZF/KQ2QRQUPzBfQAA=",
  },
  "ten-past-four": {
    seconds: 93.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJQBOgCFsEqNbgAD+0M77ufZsOomlZC2yUwdnCTp3XPH3XgLbOiqQ2EQUQlWAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoKAAoABIByJQBOgBUcaUAAAP7ahYCBxrTiZLkQciNYogm2JfL4NhBTx3DrzAnvhNcZkpyZZQAAAA==",
  },
  "the-cinema-of-one": {
    seconds: 76,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoKAAoABIByJQBWABtixEAA/ulYgU3VvigIp4taJTuvK8Qp8boYk/MINdDBS++zgAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJQBOgCFsJch5GQAA/u9Px6eqWUdk+kGEYTKysQUjcgIjgF7cR9ABdwAAAA==",
  },
  "the-house-in-the-middle-of-the-bridge": {
    seconds: 91.5,
    poster:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoKAAoABIByJZQC7AEPDxToCvAA/tzxNxfRCeT3O8ESc1kjwMj4AAAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJQAAU5SSmH+rgAD+3h+BGXR19Le3hGF/WchstN+I1HQaRwbl2GGhwAA=",
  },
  "the-house-lions-coat-hooks": {
    seconds: 97.5,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJQBOgCFsFiZYAAD+3PK/xW3DyD1bYFyjHurqOoX4BVnLVhAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoKAAoABIByJYwCdAD0gHHgWJYA/tzxzLEuDGToqI1cvjIV80VIt0G/ccAAAA==",
  },
  "the-house-lions-to-let": {
    seconds: 100,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQBOgBt1X4IwAAD+vHNT3mcecXsKOiS0c/z6sdJVNNOgFkicIm6haBvAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoKAAoABIByJYgC7AELXbu/swfEAAD+5oT8v7drjkfLBFyBXmfgT4fSzLa7rz2Ds9ReCAAA",
  },
  "the-house-lions-wrong-all-night": {
    seconds: 97,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAoABIByJQBOgCFqvbCAAP7jhKWwdDZ/W3wdK8ICMHwsThbvbrVIAAA=",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoKAAoABIByJYgCdAELVYToAAAA/tHi/g4TP7GgM517jtX6iW29AE3ZeHjgAA==",
  },
  "the-lion-who-lit-the-lamps": {
    seconds: 78,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJYgCdAC6fGreYAAA/icejPGxFCegwwlGBnomGyXCkn8RI4XUBa8Uty2aeFoaPNAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoKAAoABIByJQBOgBti00BgAP7xhHaY7eWpfwvYehOuHbFdV0IT3/U3nubM0YsWG2lngqfuOLdlWsEAAAA=",
  },
  "the-number-twelve-sails-at-six": {
    seconds: 99.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJYgCdAEQCSeQAP13OtWSFQqx2gL5rT2b1s1tlgFBoJNmr8OJF7oAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoKAAoABIByJYwCdIIjGBwRxG4k4AD+zf4v6S/5hvYDu2zSwWCp1ASwmU39veCGcHmOedEyuqm1AAAA",
  },
  "the-understudy-for-the-moon": {
    seconds: 86.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoKAAoABIByJYgCdADa+KMgAPww4pKVpxq0NkdBIgAO9WJuxI/UJRLvYobk9o6gsXC85a7HYK5ZsivnWYEAgEAA",
    backdrop:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoKAAoABIByJQBOgCIfw/EHJXtgAP7PgbMYY7DggYIcMmy6uACMEx/49eUzJi0CwmP9wQhRnG24ZMGIZuHwewAA",
  },
  "three-handfuls": {
    seconds: 100.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJZAC7AEOQVFgAP6jQoHm0o0eYtSiAWyN3Nh4IFlxGpf0yPOCaAAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJQBOgCHhPgm/KeMAAP6RLhhKwBPR/r2C5QW4Phr3LAwLmT8zTMURWKCMFb8nRLy7RJNgAAA=",
  },
  "two-kettles-and-a-cough": {
    seconds: 99.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJQBOgCBYQYbOmp0wAPa6Hn05A/CwhmVwn/mqPARIkUm04oIVMuCuAE6qObo1aoAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJQBOgCKsP2T0WnVAAP6EFfy5pfGKK4BmARdvvgkZFEbQ1jjKOTpTFOR/MoxkFdpi+Cgd/FMAAA==",
  },
  "two-kettles-and-a-hedge": {
    seconds: 98,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZQC7AC3Dsi3xAD+1b74zaIzyyaE9pwsN7m5RNyMiendVkkNo3oAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJZACdADZHDaAAP6X67OCLXvJxlApDMqOJfY6XnNiFpxYttP3qu3ReSRA3vPuYOuaiAAA",
  },
  "two-kettles": {
    seconds: 76,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJQBdgBq6qugAAP7kIqgljYD74K4c7AOGhv1LGQDwikFfgVF9aAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJQBdgCIBeBstZ3AAAP7BvmDIbuNXyBjWEqczRDOzqrZnz14Zl6sNHn54AAAA",
  },
  "what-the-fog-was-for": {
    seconds: 92.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJQBdgCIaXUltN9EAAPliUQI4rDiWEbBzad9S601QbO9SH3rwBSixQhUC6HWyrzAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJQBOgCHMvsz4AAD9421k2BZ89dGAspODcIZZ8mUimWLQlAjwj5nIAAA=",
  },
  "you-moved": {
    seconds: 100,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJYgCdAEfa0iqYAAA+yFy9HWD/kHN/b8MLOywZ0yT51mAmFOVRpwQk5bPPAAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJQBOgCKUk5iQ2AAA/tz+DGiNBBDTTYnbAEnRnUmHqzrT1grtlRY1AAA=",
  },
  "a-letter-for-the-comet": {
    seconds: 87,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoKAAoABIByJYgCdADyQ+AA+590L9R+Lnbrs7VjwLM+5CJFfoR57I1kazxtgAAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJYgCdADdcjNA1MAA/sB5Xb/lpGMna7FnwKxLQJo2mH2OxPnz9wPCggnOJiSEIzi2lQAA",
  },
  "ar-preview": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABIByJZACdAELX+B4OmAA/rxLd8AXbVOEaGIzZIyxNfEScMT/q9IPCKETPKcK/ydXqOpEniC10u1zCI9OsAA=",
    backdrop:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABIByJZgCdAEPAHVZNQAA/uld7qLowIjQzXaqWBwUK6dJcDHmJqZjAQAAx9I+8ZidOwxRrlRSkbzMEAAA",
  },
  "back-in-ten-minutes": {
    seconds: 80,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAABQAgCdASoKAAoABIByJYgCdAEQ/i9B/6VW4QAA/oeODacp2umrHnzX4ZUUGd92WFwjK36bdMvbVZ6S/X2GIZDtIAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZgCdADcJq56ZJoA/vM02obRskHVnHVrUormOQ00rJ/vXAhwK6P6BbD2z8/3+H0z7gAA",
  },
  "best-in-orbit": {
    seconds: 73,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJaACdADcaDTIkAAA/sJxBw0qh94Y2wfnFVvB0QH7qDd8x7M14JYLdbQsB2RPsuWzMAAA",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJagC7ADdciBu2JYAAP7voiMYu3psGGNHY9u1GKufoguzfdl6VoP9Azn0wv/k/XQTZoIpVMIAAA==",
  },
  "gravity-takes-a-week": {
    seconds: 76.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoKAAoABIByJZACdAELQoKBYAD+3JqV4uotQ/n0O0KHut+RTg4IrSXXrMiLb05lnTcMzI5OsPGSnXjEwu8pjHt3gAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJaACdADz4I9AUAD+7vAO5pTR406FwfU1eyuxsa0e7Wl+zdZrdXYunk7ChCNQGU8AAA==",
  },
  "guests-arriving-shortly": {
    seconds: 81.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJQBOgBuDwm749QAA/nNA8yjxHnIRkynqLXBQpFAvb2fIWcN+I9/KL84jtk5omiAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJQBOgCHcwEW8AAD+7N98J5xa/cM1uJ/NfduzqABSR0Ph2/4jb+POqZ5O/V6JCAA=",
  },
  "how-to-switch-off-a-bear": {
    seconds: 88,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJZgCdADyn3ABI8AA/sBoGkgDSGGtf8f5m76OHDL82IcdirOqJ9MPii4r2kEM5Arj2klgYAA=",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJaACw7DzVOfQAAD7o3zwqDC/DN1ROhg1xpBggNU+dz7qxx675Vysdk2IhgAA",
  },
  "nine-minutes-ahead": {
    seconds: 85.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJZgCdAEU+YFoJy7AAP7vaG73+EDZN9/BSKzqYJBWageL7IB8pspBo8+eN5uCEPAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJZACw7ELzzxT78AAAP7s4NlI7jzZBrgEOvecFIqeL/4aT+I+vvdBAauQbcVEDUCuCa04YgAAAA==",
  },
  "one-street-of-rain": {
    seconds: 87,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABUB8JbACdAEPCCu7mlCAAP55Iin6lTgx2gso5MJqCEJXY6Tx4uyOcUr97IhByxufZyJsyqAA",
    backdrop:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoKAAoABIByJbACdAEOQbWDaGWAAP7dt6Poh4qhS4XcjIHPNnsIeKllzvSGkLVBVe+IZCWNYlcSt8MiewuMUAAA",
  },
  "over-and-goodnight": {
    seconds: 85.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJZgCdAEO9eoX/loAAP68l8uRW8H55wgtwSm+P1zVXrw/NgNWyA12f2WAAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgBt0g6uvKQAA/t3/meZy34vEWKqEEZ30oYzG05X2WUMACWwaEE91BZ7opAA=",
  },
  "postcards-to-pluto": {
    seconds: 77.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoKAAoABIByJbACdAEOZIxLIAD+zeYOlNYo/RuhWjp23uo6+2mFVY5NwvCFQSxiY3OtGYGM+BABmZSy6YsUVbMAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJagCdADyaNbygAD+3PqdNN19lUnDisTZq3p5jvBC/rXr/lHAi59vj3SgP+iW2mQAAA==",
  },
  "somebody-is-turning-off-the-stars": {
    seconds: 76.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJaACdAEO23PmGIAA/s3raaMq+G/r8dDYdTQXyJVMPDczvgWMn7BlOgK+yS2nAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZACdAD0rEcQgAD+3f+v207OOaYXsWeu5Giuy2ZXiJWvKvTYCksAAAA=",
  },
  "something-for-tock": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJaACdADbIUPWAAD+ZDUBmKrm5Hc4T83Kl1x1knKFzLaNqml3wTXbDHuCultcAAA=",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoKAAoABIByJbACdACQ/M+AAP4nbK2hJoF1ZMB5p2ka/QmO43ABb4TK5Hk/vc57nwdu6L2cW/WnaxwAAAA=",
  },
  "the-door-nobody-used": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJZgCdAEQ0VStLY4AAPa53phTOsopWh8nwBpFRDJh7qI2S+A2tYshrV18hM3AAmy/jGBMcvAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoKAAoABIByJaACw7C18fYIAPJ8XASAAAG3S1Yx5wZtY3xgauAKkqHPxUfq0Eh2OAZPEwGtrzJ554FEAAA=",
  },
  "the-empty-case": {
    seconds: 87.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABIByJaACdADdGa50/UAA/jwtV5ZwC8xEwHqen1Vq0ecLdgo4gMyWMrt1GISM1q9LXsPBrUHRgKtXTiNgAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJYwC7AEfR13yYQAA/njU/k6CAb4EMg1u5G9Jw2h9WIbGqV4AFKAA",
  },
  "the-exchange-cat": {
    seconds: 79,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABIByJZgCdAEOvDqTLS0AAP6p7jr/BKVzToewiS9V/C68zb06Xt/xxT1Itl8SDCVDIiXuQ0AA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJYgCdADZVurIAAD+JpsVisWlatPsSf5ZIRojD4pSExJ9x5F1AiEStO0RbgAA",
  },
  "the-kind-interpreter": {
    seconds: 78.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJZACdADZPoMAAP6ohmATKbPlhJEL/27V6nlPnlFv2qFBtrxHI2m2tlAnrfGE2BmYxAAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJagCdADdG/LS82gAAP7AQV0TZqpCys+dKyah4XzU90z7kYWOOjSl0Nk/xk3StrRJOQWAAAA=",
  },
  "the-lift-to-the-moon": {
    seconds: 80,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJagCdADDg1Nb7wAA/sI1VeziYH4qaUP53jsMsDsvotFpHJ5ikl+Ymj+gAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJagC7AD0XZEnwAAA/ubnHp9pB8U7IwYgA5jFoHw8o1q5THoxpeoFg8EYCBk1XVMj351ldYAAAA==",
  },
  "the-other-half-of-the-watch": {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACQAQCdASoKAAoABIByJYgCdADYswAA/uQspjic2v6MW+VatGdP+8w47niLdaYah4KOakQ+H+VaasFwAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJZACw7E2Kebb1MAAAP7pjLpZpwTaOOU3EO7l61ZVrINwq4W42cbkqQJ+FIAA",
  },
  "the-quiet-engine": {
    seconds: 77,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJZgCdADyfp1NAAD+0bFCRRIP4aHMjBVeR6baARoRV3b2K0BDOrCKQFczw6wbamdLlYgAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJagCdADaO2+YAAD+6laffY4AIdKerTVdkI9S3qWDQ0liTodYsulkL9/B0GTn+HyAAA==",
  },
  "the-rain-room": {
    seconds: 79,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJbACdADcJqtdnYAA/ZzX3k7JreY3WjtyewdeiID2Sqj1AE5lXoWmWy6MrK4gLnQRbAAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJbACdADcmmppEAAA/sJOwvSovtBLqmtf+6XtXHvdwdw3l3dY5m1laK6cHNIZtQAAAA==",
  },
  "the-six-o-clock-star": {
    seconds: 76,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJYgC7AEKuvhwzKAA/tzkMzanEJ728I5QLzXkmKYmFR1PtL4+E7SCtx8MEA5Q8bosPAAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJZgAAlyrci2AAAD+3bk3nXISQrhwJVQus3sdPDNFFcV9jTWT22z8R/bZaKxQAAA=",
  },
  "veo-vr": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAoABIByJaACdAD0qewZAAD+wLo9Z+rc7rSaBgolIy0elMj2drhzqbmgS8cGMtJvQIvwP8VPRDwWAQAtAAAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJagCdAELXbydClAA/ums2TwByLdV/d4pa5ofNVLyv/DbUSm1p9qnziJ9ZXRptTSWkorgAAA=",
  },
  "version-two": {
    seconds: 74.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJZACdADcW6NaRwAA/qNNrAu7Su4V+wpYBaCEwS/Neslr7JKKRZ5zs8LIgWHyfsooAA==",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABQAgCdASoKAAoABIByJZACdAD5i68HFLwcdgAA/k0oyX83htJPOK0gq0NhW/X9teKfFVG5edex4QtYRMIAAA==",
  },
  "wait-for-the-green": {
    seconds: 80.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJaACdAEfUqHJsAAA/sHIFrtLuYrJeJjruAUWGNMuMGBZALqXph9SjG+HHlbim3oAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJagCdAD0HxwaYAAA/qoUZFTuJdOX4A9JFq8x1roE+1Y4i92XFtS8gVtQrVmGGZnqgAAA",
  },
  "wrong-number-dear": {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJYgCdAEf27lxyYAA+nr/asy4kEQB9ZpdCEh+g7UBn4MhS8yIw/Qq4iGZIvAwAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJYgCw7EOzDeuEAD+0mWr8W3M6dt6BZPQufOAxi6Z0S5ogO8SwA7GzPLcvUdhzAAAAA==",
  },
  "teaser-the-lighthouse-that-walked": {
    seconds: 18,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJZgCdADaNHCQAPKicaWUVW4mCqsl1AJBPkZa6E/zacxhCjTDf0ZKadpywgC5CoKTYQAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgBu1EQffj3AA/Nk56jj1UKunFOONgRz5qq2KGcymfleAiodcDghhRsQFsAA=",
  },
  "teaser-the-night-shift-at-the-moon": {
    seconds: 20,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABIByJZACdAEU6c4NSwAA/uW/hwaE4c7NN/ZG35TARgInOTpl4Q8sJp99PbYuNwh5+rSaTlBsRiiXAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJagCdADyb0dQAAD+6jh0ZfeVePYR5U9hKDuImG5L6ZyO8uTUQFKhV60T3wyLIAA=",
  },
  "teaser-a-crown-for-the-pond": {
    seconds: 18,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJZACdADdc0pgNq4AAMtH7Hg3VFEJLI5AhgEE/Od/W0oultRx2VpkDWLnlnfHAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJagCdACUeaix4AD2QYje3dhQ4uaNtW59mf4FKmy2UFSqoZPd40irgNu3RXLKHsAAAA==",
  },
  "teaser-sworn-to-the-last-page": {
    seconds: 18.5,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAoABIByJZAAAqsZieSwAP7c1KeedA65jD9Lq/UJwagnjz22YynIgAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJZAAAqsqnphEcoAA/q01nKrtb40lDPuBOxH50uHzg+1vV7bCe5EEU7EgAA==",
  },
  "teaser-rooftop-relay": {
    seconds: 26,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoKAAoABIByJZgCdAECvMx2I3wAAPv93dK6EbrHPqyVoic1xuBTSs2jVycY2f+N8MKtYuNrwTZp4TyKqyHEAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJZACdAEOfby36kAA/oQV/MvXCczaHw2JH6CG8jfL2XTnwLXClfZVOSt+cAAA",
  },
  "teaser-the-whale-who-sang-backwards": {
    seconds: 16,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJQBOgB6Ml6R0AAD+ozSU+E4b7pEjdcp1/C4Ch52hj3B4pBljLKAeAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoKAAoABIByJZACdH8AFcrlDv5vQAD+zf50Pj7fzNr3aA4pZ6r6qV5WRMLm416u2E1+8BFK+zlyoYAA",
  },
  "teaser-nobody-told-the-volcano": {
    seconds: 21.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJbACdAELS8r0bAAA/ki+sJXRaVj9e5gZ151yOtrbS2VoGIf58zKJkteLbAlgAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABIByJZgCdAD0uc+bSPYAAPv9m5rDWgZ7uuEHwKLtaXXO8P6EZd3oGyAdW3j2/lkuvUzMgAAA",
  },
  "teaser-the-last-arcade-on-europa": {
    seconds: 21.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJQBOgBuDxAw8FWkAAP7c8ABR8arZkcdXWIAjkkf1SCOXuw2OFZEe6QPwCAkaIe7P1UdgAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoKAAoABIByJaACdAEQFSag62EUAAD+7IErT5D6TChSL+qrh0KiMhFaEsue+tE98RdxAAAA",
  },
  "teaser-three-wishes-before-breakfast": {
    seconds: 19,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoKAAoABIByJagCdADhZ6nNDgAAAM4kOUwlQwsqhcgOON7yZW6fi77Kmv0WH8emCc+teHLLOkFCmKP3z+AAjkGUAAA=",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJQBWACFjPPCQ6AD+Zor/1577UlGkcBCLfm5P6E4hDnIWS1wAAA==",
  },
};
