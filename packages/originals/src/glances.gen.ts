// Written by tools/generate-glances.ts; `npm run generate:glances` renews it.
import type { Glance } from "./glance.ts";

export const glances: Readonly<Record<string, Glance>> = {
  "adventure-quest": {
    seconds: 88.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJYgCdADzY4Z+AAD+3+a9sie0luUdNp7Emul+M9garCbw0vktuLbgkbKGxsAAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZACdAELYuZLsQAA/uGXMyF+vFyQRGvuEZR38d7YoGvnDdZAoGY52kQyC1lKNGUzhJAA",
  },
  "captain-minnow-and-the-honest-pirate": {
    seconds: 87.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJYwC7ADyhYo1cgAA/kCGsTOnDK7r1pocU4R9mtHQPhWUHpzyraUAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJQBdgBufBEW2AAD+wkgpSyY81eJ2iJ2jlQG8/8g7VUdH3oAAAA==",
  },
  "captain-minnow-and-the-long-ice": {
    seconds: 92.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJZQCdADcUTUZAAAA/rQTEdk2IZuVQg/BPEYq3OWOQHiv1OZsBJYCTk2lwcwAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJYwCdAECnnf7gAD+mD9Ik+wc5JAVjyRpLFI1eEKADVZj22FrMEktuLg1Nj9FYUB4AA==",
  },
  "captain-minnow-and-the-lost-kite": {
    seconds: 97.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoKAAoABIByJQBOgB8wsy9DG0rgAP1SR7Z7RzUR+x2kkLrEH+cHtB52x/pIpWRQAAA=",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJYgCdADcRO0akAD+rTWD6PqeNKu5Tsc/XL3I9Qse0mEXAAA=",
  },
  "captain-minnow": {
    seconds: 66.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAABQAgCdASoKAAoABIByJYwCdAEQNzEBE2d5jUAA/tT+SA4C805w7piFjldNnVIO91UeXTKi28PYAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJQBOgCFmY/daAAD+yPEIahIwoNxov/kCsw2BXuXfdykxVoMbDjZ74vgSgAAA",
  },
  "game-intro": {
    seconds: 92,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJZACsADwZXUPhlwA/IAxmhI2ivKQFreQ8eo171l0O3hXP5EUGC7AAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJYgC7ADMWvDQAPjUmzQ2YvCT/HswccJPHhTRQ2UmB0hhOKSJBtprgAA=",
  },
  "here-be-one-dragon": {
    seconds: 89,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABIByJYwCdAECweCIjblAAP7F8t2juJ2PuB0nowkXaDnk4CN9HLttiXdt00MjKuX3ZWgVqgAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJQBOgCBX62jsBkQAAP62Ay6uAeKkpRmpPbgRgAlXnAwfN9WBwTYgIuJWjgSCAAA=",
  },
  "i-did-not-like-to-say": {
    seconds: 88.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJaACdAEQK0aQgAD+1OyomUtObj1tkpTiAesNcKo4SRaI+DQ4qAvNSgKM4C5gAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJagCdAEekh1CqBAA/t/nhF/3eIu9BZ555WYkTi8ZtWWCjd9/9lX3G70AAA==",
  },
  "in-the-eye-of-it": {
    seconds: 89,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJYwCdADdoYpMoAD+VgeDoLj39+N0eY8jBgPPl3A+0x7TgqG2F5izgcP5REvkj1O0x0PJRAAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJYgCdAEfn/am80AA/mbNbDtXBy5NUz7qmmnhvP2qtyvXS/HK/4rfwMF0l9gja7KqV8AA",
  },
  "knocking-under-the-ice": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJZQCdADbHFI8AAD+1RNM2GvfPsyNMeTUff0RJdBwcBJ9IB/YERw+iVIwAA==",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoKAAoABIByJZQAAlyeLvkAgAD+yOlxHvvY8PmBJRvpka3L+MAfAAAA",
  },
  "kyle-character": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJYgCdAEUnuSuqAAA3l5C5e/vXGxi2m5PNKhj4LWXpYpT9vV6Ws//hf6WkAAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJZgCdAEU9eUttAAA+/2ijPxaL6cqY6c/VZVrUZkf/cUMcv7IQjOLi1EAAA==",
  },
  "last-years-race": {
    seconds: 91.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJZACdADz5+RXl3AA/rXxTTNQgMzIB12zwj6JmSYyxbIAATEktsS9LXOi+TEjtkAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJQBOgBq8gz8AAP5msOpe2YE9sk6v9en4dFbBMwkqiAqUd517twJtf/9taQ9OAAA=",
  },
  "mount-warm": {
    seconds: 89.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJZACdADb6/bGrAAA/fA+pG5OiAioi0etDHYE0JY8zrJF9mF7zCEW184AAA==",
    backdrop:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoKAAoABIByJQBOgB6Uv5Jo8ADiXsDimT4IXmIGxSJbdK2RzQAAAA==",
  },
  "nine-boats-out": {
    seconds: 92,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJYwCsADb59NnbgAA/IyAqI5ZnIM8BF6hNQwdWXF29xO0eNyuuWokA0F3vIkAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoKAAoABIByJQBOgButp2Kh9aoAAPjekVlMyHHaitI2swK19QJZS2l6olFchKAA",
  },
  "no-insult-today": {
    seconds: 83.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJYwC7AD0uplRoyQAAP3hheAg4IaW64lewIcOj0j483EqGhoD8uWpyEgSb8oFLOAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJQBWACKdOYQAAPzZBdhB+SatSb2rl1i2QzUtfjtCOYNVvP6HMtnocAA=",
  },
  "one-spoonful-of-winter": {
    seconds: 88.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJYwCdAEO3sTfqAAA/dukp9CDvXbLIhlQCrS5er36yqGmzIwGihi+gJbfaSe3tMAHzQAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJZACdAEfLGFWYAD+mD9BSXNlkwvhO1lEH4gBpyD8kiY+I0nT/TdZy4DaXrRyixEAAA==",
  },
  "slime-adventure": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJQBOgCPwwku8fgAA/pGTQFcCCLGiUN2YR8mes8FAG0Ms86QELjMzmr8HFAQdjsgAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJQBOgCFsjSnzHJMgAP38w259kkNiJIi8WpvAoOA3awcfBJmBicCycgAAAA==",
  },
  "the-bell-under-the-sand": {
    seconds: 80,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACQAQCdASoKAAoABIByJQBOgBsrPgAA4iDKCC7zvJZoSFA0Y4eJ+VEBGo2tM3qkuEwip8+MhfFqHOva9jYxoeVMZ44AAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJYgCdADZe3LPXAAA/mqKW/t3MFrHpFe92Kh2DxZ3Q7/3TTotxyZO6dfZyVu2e819cAAA",
  },
  "the-city-that-was-not-lost": {
    seconds: 84,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJQBOgBs3RulIAAD3Myqj9wPWn0rhWv3BjOmK+GszzVv9/2mmpHKjyRlXMgIP4AAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJZACdADdbmCdMAAA/NSeRxQxdQ/24Q0uGatfpsSoJ/R6ivGgvPFqh99bkAAA",
  },
  "the-late-echo": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJQBdgCLvzsiTBHgAAPqe66DKtfhAj5cJkv+cPSAmrE6fC5DbP+ojyrXXeAAA",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoKAAoABIByJQAAW5/4Q+XTQAD+0mQIf8b5xKdl9aRE22urPVjRxKAA",
  },
  "the-map-on-the-ceiling": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJZACdAD0MjjvmwAAzHNdyFNP/RA4P/XyZh+3cL1zQoQqLUbb77Yr51jgQjOLi1EAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJZgCdADznQ9gAM4m6dgnElGdCt/o995k+hxmqk0Kn1+ki6rgvNIIRnRJ/zQAAAA=",
  },
  "the-map-that-was-hungry": {
    seconds: 70,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoKAAoABIByJQBOgBsrh52wAP7V6gBCbOfCNkm3gsog9nUKXFEYLZrh3o9X5gwjbHuI99Buwcj5sfoLAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJYgCsAEe4HyyiAD+4VVQ5y18BRd3yGCYwN4Y/KCoTNnGt8RFn0UmhiLB4zAAAAA=",
  },
  "the-mountain-she-remembered": {
    seconds: 76.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJYwCdADzcNKLAAD+1QktAcORewOS5kZunWvBditlPmkYNCLRujMpPI5TGxgTvE8UAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJYgCdADdbuXZzVUAAP62Fjn5MqGsyPMH4QTR4oq8UuHA1axOcmppcHMAAA==",
  },
  "the-source-of-the-umber": {
    seconds: 84,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJQBOgBsrgbkAAP62pGjwO8yuHn1YX+Ysaupa909b5KZ0ki4XLeQJbcW4fMoxjrQkVgAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJZACsADcc3ZAAP7XJEL3ej8YIQz/37I0oWx2Mez48WnAb7znT4cdPcAAAA==",
  },
  "twelve-steps-to-the-sky": {
    seconds: 73.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACQAQCdASoKAAoABIByJQBOgBsrhAAA/I34dROM2/aGtAONhPwICH0HiATRAoLqc/6HEjCavemiVvg4AWwAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJQBOgCIZ4sdp3AD44S/9z8IfAGNxJRrfwrxuHPfcMtlofStPgAAA",
  },
  "two-hundred-and-thirteen": {
    seconds: 89.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAABwAQCdASoKAAoABIByJZQAAk5gAAD+xXjG5WF5eb5C6WIymBGv2Sb7KsPdwtriN0NnUypr3lQAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJZQC7AELX84UNWAAAP6X2FwbSxPFQCJN3rDIB+KtcqqIk6KU6+SyX8AAAA==",
  },
  "a-firework-for-ko": {
    seconds: 82,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoKAAoABIByJagCdAEWUGCt2zeAAN5kbDVltx2Tqcx8gAx8vjq78O5jVAe8Q5MGkHW/RpCXRK2ohAqSvs5cpkAA",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJZACdADbbY0z4toAAM4q+g3B/TFh1KMnPlBxSCnIPbe0Fh1lA1/+A3kES2vxga0sl/2eGyIAAA==",
  },
  "broom-school-leaves": {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoKAAoABIByJZACdAEDec/mkc+AAPKZWtRpQ7gG2chJ2ZmS67qgXNV/6FmHftgp46RyQQ5WdafX4QjOLjNqgAAA",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJZACdADdbzzcNlgAze+ZMPvmq0G3/TBNq6yXOl6Hp5HAeT0Mt9KLkQoGs2dZvJX8p0jLwsAAAA==",
  },
  "broom-school-losing": {
    seconds: 78.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAoABUB8JbACdADZvLWkAAD33uyBZ2kQj1vMcwwbdANZoCgteHIOUEBpXrKTm/oSMzoDktvNj4L68PvXQAAA",
    backdrop:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABIByJaACdADcqnhsugAA997SlDTdHNnfxgKoyQ2bL0rlx9qg31qWmg8YWKKk6F0FOCdXWdox24dzHyuAAAA=",
  },
  "broom-school-snow": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJZgCdAEPDOAzSOM4APKP4OMPRExmMqTe9bsZm+uf9VXTO3Jt1lHafKj8yjFK96NHkUwAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJaACdAEfUAgWNQAA/kn04p9tK9s5Mc9EzlSs6fwX8aiGYWngCl6usLzdoksLgAA=",
  },
  clank: {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJQBdgBsy/sSrAAD+0+gK12NNtO3rBxpkDkV49MtStcWjMDbaH3vz7Mu84yJXZAPNpoAA",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoKAAoABIByJYwAAlv4PToAAP6105a5c7z7cTsQse0dYQDhCO9Hn0dmvNAAAA==",
  },
  "keep-frozen-until-july": {
    seconds: 96.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABIByJbACdAEConSB90AA/rYQlnezDbQkIYj3FsbEe3ySuzCm8/fVfUM6yWYJNF75q/vkwj+QAwEYfwAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJYgCdAD7FlvMpUQA/mbMpt1JZpgX+qAE8Rb65OGrARG3eNoyRXsU/93XsqlpjwUU6JnAAAA=",
  },
  "lane-six": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABIByJagCdAEVIqaM9wAA/rYaU13GVc7so0whiRUwYdKzUlsSQxSWTqe3i982D0byDwfeSx0Hs3vTFeYA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABIByJbACdAEfpgDpTO1wAP5mzsIVfsRPG5S3EZZOZtIbl0NDBrCl5zrDExL6UGusW+w7yAAA",
  },
  "last-train-to-summer": {
    seconds: 78,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAoABIByJbACdAELJPnDAAD+NASyD0Q6dBa4mzFBOSWkYMdrljNItqnoo4Zisjte+xwrPDnbaBVjU8IqzgAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJbACdADZjRiAAP6HopZ3HmBKUIcl2p+1cMFc3C0VMnMYTF/3Z2sDIwApLoU+AAA=",
  },
  "mind-the-step": {
    seconds: 88,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoKAAoABIByJQBOgCHSy05gAAD4YnZ0cv8mFfeNelfTjmmaPYZ5c3UyP/iShw/QBvCjqehAlDuvaexcrJoOMupkAAA=",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJZACdADdYEAQsgDiZNbTDL9kigSmOmw80yTL2NQZ4XIcyd5MTENktGCYYrSa0fivsqLEkAA=",
  },
  "neon-noodle-courier": {
    seconds: 67.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJbACdADZXA3IAAD+RPf7BhLaQp6mWtoDRQoZd+aUSAdgVedu/d75Vj03FbdWWlnR8lYiAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJagCdAEDd3Yq04AA/qwz5CbThZnajGGrlVG6wT0GvDf1XjTvC5HO9KYqRbGAAAA=",
  },
  "neon-noodle-four-minutes": {
    seconds: 78.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABIByJYgCdADcUlxZP4YA99qBsISYOxYV0oBlVi2XoKvyRwUsflz9vevdFD4uqhcHK7YF5/KrC/D+NXy1gAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJQBOgB8sgnMAAM3vdFKuBK3FFspOFOTxAGKYGLb72GOC/itPactp4hBrgNGhfCQbAAAA",
  },
  "neon-noodle-number-one": {
    seconds: 80,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoKAAoABIByJQBOgCPSXKD21VO8AOAndXhpowoG+0y/T7kEnaoPEUlY2xpj3oasln9Qnk00oDBbo17AtYijsQAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJYgCdADdc1Kg4ZAAAPyPWjWFaW3Ta5F14PO9OWbgVZ08Xolsd1gTkMTqwMZMyQAAAA==",
  },
  "neon-noodle-typhoon": {
    seconds: 83.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABUB8JbACdAEVwpSIwFAAAOIBvoIxdMGVZqwbL9He05/WltZuQ4/CUlfHuafdea04eKGauL72zrwAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoKAAoABIByJbACdACRUh5coADLOLPxZkXkI4kqHlaG/ehJ4ybdtnLRcJBqFq1kl/MfSquTXrQykT9F2cA6HN6IwAA=",
  },
  "nobody-screamed": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJZgCdAEWhcNmFFAQANvy1LpWy25HwG3drNKE23E+FPiGtW6xNIytdEAFOoAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJZACdADMnOgaGcgA+KjqYIcCbG+MoXTlQARxibfBJ1jEEwydnGnZgHAAAA==",
  },
  "one-song-and-it-is-short": {
    seconds: 81.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoKAAoABIByJaACdAEQ/jayG4xtwAD6nqsQpfK55P6gemv6WkYSDdhoxAdEMCezIrzmrTYXR0Xo1l5h0XAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACQAQCdASoKAAoABIByJZACdADYmm4A+pXafVS+9vR1fNJehb/ywN0d9cFgEKdolhJXkt06PkukhsFkuvUIYAAA",
  },
  "somebody-is-watching-the-mochi": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJZACdAD0YMAcRKAA/ulZpOPP0E11ZVAWwcmTCHaEbrVbYR8zPGDUVCq+8q9cCSmtk7DAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJZACdADZesbCwAD+7t4EPV9iOa8rFnTj4jlj3is+LU5TTUMatJpF3sQAAA==",
  },
  "song-request-from-the-dark": {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoKAAoABIByJZACdAEWYMUunTKrgAD+tCDG8ljhebDUvmGr8WVN51xsNTMVvgES24R7y7Mv8mZkgAAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoKAAoABIByJYgCdADYDQ5wAP5qjUG0HDW+ygN2cuNXr0zyausqpOkFmDJ9sp/z4sqs0Ar/JmZIAA==",
  },
  "sorry-by-runner": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJbACdADdibKxiAAA/IyVZt6QANa5bfby61lqrTgW4W9icxPu2+TeJOZ02mYETFsThyAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJbACdADwocBO8QAA/lpewzl+HlKKZHMR7HkIgLXJGYEhBpXZLaWzx6Qzd7Zxksos/AAA",
  },
  "the-blot": {
    seconds: 82,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACQAQCdASoKAAoABIByJYwCdACnnlAA9zMpmByPBOJ/IJrqi3/Ke78JtizgqjhWL6EUal4q2kx6b3lbkAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQBdgB9guRYvAAD81JOZfyjscpxUwyW+8L3IXEevfps4/PvQ066RM1AsAA==",
  },
  "the-gauge-says-afraid": {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJQBOgCHHhduiAAAA/VNTovbVnDsMsvY0IF4Wm/FYH6fS5uAlsZvjxrfAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJQBOgCFm80S+AAD9nBnrfS9MQp9lENLYp57lTBTBloPce3wb9kAA",
  },
  "the-kite-on-the-other-island": {
    seconds: 78.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABUB8JZACdADzbcdQgAD+1cZEMYy0Lrfl18Dt8XLnZnE+t8y1klDE0UcYCd1k0kn9Q840rqOwSgAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJZgCdAELWkx1tj8AAP7J97VJcm3MJN+/N+45j/2p7Cd+CLQgPhqgGDcsc/lVxNjlISVYAAA=",
  },
  "the-paper-blade": {
    seconds: 69.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABUB8JQBOgB6Mu80vmYAA/pE/ebX6HEsTy3p327XVn6oAOzpQ+OXYNexlmBea45ssotsFUCQLX+JGEWjoAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJYgCdADb2ZhQAP39FDuE4CURu8KihpZHDzs+gbpWVZIYeom4lGKqYyTmihCIAAA=",
  },
  "the-spirit-of-car-park-b": {
    seconds: 82,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJagCdADbIIfq54AA/s3lgMkDouE8ABKnOWjL+kod35sIwubq4O6Av34hYXiN4AA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJaACdADZKRMAAP68mApvHWvAMk3Nu5iFvoseeTAV47fn9BllUvq74pEAAA==",
  },
  "there-is-an-ant-in-the-ring": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoKAAoABIByJQBYdhskqHvQAPcsJViRbMHvrSGVk4IS0FbHdDg3iQBwbwsNje58gZXd3iZ1AZgAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJQBOgA8dfBAAAPc16OWrqZftNnJk7seiir7K4COMc5MUQcoEqSDmxbToDITcoAA=",
  },
  "three-percent": {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABUB8JagCdAEegJ+wwAD+tpZyQxvhUoALk+tSNVSSV4CIig8POLSFqBZi4VXLqnf4kYBB51KlAAA=",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJbACdADcd71mAAD+yfl4Sd8z1NuM5L2UGEyOKxAmQx4iz7ABupyzzCfiaRYFz/sIdM/uvkMAAA==",
  },
  "thunder-drum-hana": {
    seconds: 66,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZgCdAEO9U10UgAA/s3A1pAcTPJgKCdKAiiYAkc31AWFuhMFLCBhxUapK5dhaDWoMAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJZgCdAEQEr+6IAAA/tDESwtSHamwVPVWT4dmRgJNHlDGbuCraX2h7B8V8AAA",
  },
  "a-mountain-of-jokes": {
    seconds: 89,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJZACdADdlZ/ZAAD+56C44AU8SjxcRGXZaB3eWwOf+3V5QIcYYbsSWBw7uMAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJQBOgBt0pkAAAP7hi+uNCr5PcpoP6unrRs8eCE1cHVkKyiETGomxDYMuDyxQBUb08AAA",
  },
  "and-a-rabbit-shall-bring": {
    seconds: 90.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJYgCw7DcqX+gaeAA/sd1Q71J2AO4AsYiUmbjA9CqccmiLgtgen8AAAA=",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoKAAoABIByJQBOgBs076gA/rYNRhqt1w5DBEjKaSJMJ88uL7N7G5gSQAA=",
  },
  "cold-wash-only": {
    seconds: 99,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoKAAoABIByJZACdAEWY7b0jkAA/NlmdsMVmRS5xjGK6u72aZ5B3PqF6/CoAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJQBOgBtt6qFsAQAA/kzt6W1/q9eRyP9Vi+1aDGQjjvwQYhRUzSMcAAA=",
  },
  "counting-knights": {
    seconds: 84,
    poster:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoKAAoABIByJYwAAuUuPAAA/qHVDKWqdCOu+aURPndkxJ0bEvAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADwAQCdASoKAAoABIByJYwAAp3IxbYQmQAA/qM7iFHju8VdiJ73VjG44AA=",
  },
  "hold-still-sir-oswin": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJYwAAlhAVIlUAAD+YMec7JBeFPmoXPFH6Iluu+GJX2VGPAMz+AAA",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoKAAoABIByJQAAS4YZW7IG0AD88EWdErpxmDBdvsIcHtwbv7ydkAAA",
  },
  "measuring-the-moon": {
    seconds: 90,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJQBOgBuxS11aAAD8s8TZOPq9CFRUpMXWixRwFP0bpY0JYjzASWRpz46oSYs+EFUNXOIAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJQBOgCPSX049CH9AAM4nHQEtHbHORNUedgVt0y/bdDIC4z6KLvj46IAwfCI2AAA=",
  },
  "nobody-in-nobody-out": {
    seconds: 90,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJYgCdAEfpvsJ4YAA/nj3rcSteu9r/LjtZsWG9o6DUGclgdj28OgA",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJZACdADZesbCwAD+3NakWaQr/BcoQx3nxIhwR8ayj8sOPAAAAA==",
  },
  "one-terrible-dragon": {
    seconds: 93.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJYgCdAELVtMKGAAA+ORHrHwr2ucag5TfoORKO/bvFXM1erno8v/uAywFFp4pSZgaIAAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABwAQCdASoKAAoABIByJQBOgAua4ADiAdJ0S20Cj4y1YWgQcIg6VLL1tdxXPLk9XcHwic4CHq+/0tLDQGAAAA==",
  },
  "one-yesterday-slightly-used": {
    seconds: 93,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJZAC7AEO7R+KAAAA/jPFZsoX+2ktjzUv5oA+W2Wq/3MgWM/9wRv5U3uKum32TwAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQAAXaW2COCUAAD9nCXXVNoBPdW0wAzKrlHiFnpghmTIkyKqEb0JlM5AAA==",
  },
  "overslept-by-three-years": {
    seconds: 93,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQBOgCLvXFGZAAD+1g/1oy+j49nv3HVDLYjlg129BfePWgxpsjmeLgAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJYwCdADdShMi+dAAAP634QdKbJfyOikz1jOw7J9QdnhD+1g8QXYlmRQAAA==",
  },
  "rounded-down": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJQBdgBu2MxRoDAD+s3lG+g8w7D0JOPbWw6pw3yn8ZINiq5IyIK4CBbgwwAAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJZQC7AELQbhXWaAA/sjxLLaEy6z+fIQgo53QZtkQ40jwgk3ngxS7AAA=",
  },
  "she-said-bless-you": {
    seconds: 80.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJZACdAD8IywAAMsqG/KN5yw+u0GijrlCzQP4K24rKjLJNgkzaAAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJQBOj+ACaWYAAM3t1ZSj/BvDXEA9FNXEnThEdWSxO69OzgqWLysAAAA=",
  },
  "the-dragon-who-kept-bees": {
    seconds: 78,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJYgCdADbYWawAAD+1iF7tEmVis72HCUeNUfEinh1gBZn0kzWypwvYw/2zAAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJQBOgBuV1buNviIAAP7I8TJOE0pAoGDn1i3Is1dhSnF5CGMN2SQwHxfy/pyKAAA=",
  },
  "the-hill-would-like-to-turn-over": {
    seconds: 85.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZACdADz4RTUAAD+M0wjqjwK8JlXdiUzfAsxeLlCY9tgwOLxvNloGAA=",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJZgCdADblKoJkAD+0dwJ5i1w7YtPmAJZ0pgYgqPDn487YMDnliAA",
  },
  "the-last-customer": {
    seconds: 93.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJQBWABtzFF1JAAD969LLAJXWp4I0jOeydb75rWYg7oRnist7uAdWjntMe0GP6glvKVgAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgB6UPu2b6AAA/maqUTomYAqOlo9RYxWpJvDbPHNk1YQe5CddU0sNlFwAAAA=",
  },
  "the-left-hand-lion": {
    seconds: 90.5,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoKAAoABIByJYwCw7DYswAA/e/iWlfEsI/xo1T+CDJ87Lecqj61SOe9TAAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoKAAoABIByJZQCdADYuRgAAP5mq+u64GL8SMOPC4U+uNkL8vIH74HFNY0AAA==",
  },
  "the-owl-who-borrowed-the-night": {
    seconds: 74.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZgCdADydou/gAD2aMPAyEmpfrW0Xc2mpMVoD8QZapUY8EBT0Z82QAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJQBOgCLhUDiAAOH3DERImq6r2HtcmF4GwYRLky/EYX/WoRO60C2shhQP9dYbNRtsXAAA",
  },
  "the-princess-is-not-in": {
    seconds: 91.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJZgCdAECpDXoAAD+xX+QuwCD5Uv5F8bcbVqIwIpBKY1lC0ORF89D3gAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJYwCdAEfUHF4gAD+teEXno8ArT62U6iiWkNav6Z03ZxjUrggAA==",
  },
  "the-riddle-at-long-bridge": {
    seconds: 95.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJYwCdAC1G/5AAADMkBPv6BxMZU9egyB81C3h0u7LD0PB6DlMb8BUagAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoKAAoABIByJYwCdADdRrQArCQAAPv5MibLqY2XlMuYkD0syoErBWa6QIppYAAA",
  },
  "the-second-best-spell": {
    seconds: 74.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJYgCdADZK5aAAP7AZKWDUIAg4T+tvcxdTWS/OcXeSW0jR5Tbl28AAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQBOgB49hH3AAAD+vn0yZ9idUyQgBdh6wT1/WGa1e3mgyWNU/f5q3gAAAA==",
  },
  "the-stain-on-the-third-stair": {
    seconds: 99,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJYgAAv10psZXwAD3PXTynS+ZavuTxVhtkZMzcv3ZbEZLVftcKswHmgAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJYwAAi4Kg5KAAPzUnnbSiVPUW1xKvxAWmtM0/aiXG+fhsTfo/Eoyfc3AAA==",
  },
  "the-tower-that-was-shy": {
    seconds: 93.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJQBOgBu0bNclAAD45HOiXQix3r5M/jTksSoxFsk/xHxYrZMhWs2CpwvYaWdIJ4iAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJQBOgBtHtAY4rAAAzedykLgEdMh4zZ6O1rn6AHp40Y9WwKAOZIWg+Oh/3u2VFRAAAA==",
  },
  "the-unicorn-at-the-crossroads": {
    seconds: 73,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJQBOgBZfr38bgAD+2p8QPWWT7QtPyFevZPZ7uAOhdqIc8zXjdCWAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoKAAoABIByJQBYdhszMQoAAP7ZWpeYj2OCOmzKWknG7U2TvOEAAA==",
  },
  "the-well-wisher": {
    seconds: 93,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoKAAoABIByJZACdADYswAA/tTmaffMHww2CoDWbB0i+Q3M+X/8mvTES1k41awA",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAoABIByJQBOgB6D5WcAAP63XVFU8bgqts9HNv6FIL+cQ1MsdTT1AAA=",
  },
  "the-whale-who-swallowed-the-evening": {
    seconds: 89,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJYgCdAEO0oRYBIAAy0RGZKuuSeQth3roJa9cOqJVm4Ya5TwrM032F3L4AA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQBOgBt1Y9GAAADN7UCGXiXlviuXSF847vnGM7Yw8Bwwk94Iqdj2uAAAAA==",
  },
  "tree-boat-bear": {
    seconds: 88,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJYgAAl0oXfqKAAD4Mi1nZ8/SJMIynUD9XqZwoD0Z4t45/Mex5AgA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJQBOgCFlFXBAAPa3vQ3TsK1zz0nyGziLMAVCfz/GaqQvEwSRrKmPzJEoAA==",
  },
  "a-balloon-for-marigold": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJYgCdAEfhFo3nAD+kXVnC4pLogCkT1QYgCTh3g+mAa6bB/dmCdVxczYdbKLJWAAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoKAAoABIByJQBOgB5jzZAA/luAnoZv+3XR8u4WeespBWdj8M8ayij9AAA=",
  },
  "are-we-nearly-moon": {
    seconds: 71,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoKAAoABIByJagCdADyQNAAzB3Tzg4wLAs8yfbuC6YudXaGvIAhzH50wyDwAA==",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJZgC7ADcXJNdwAD4L9Meks52xf/tvOMYwKtd4O8W9Mqj9wAAAA==",
  },
  "bun-and-the-seventh-roll": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJaACdAEQFRdDUTuAAP7f6vwWtEsmqX26fLs1NDYxVdYugVue4TfTnakYuiOYAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgBuP85IGC9AA/tc1emsnt1N7gEHMp5vrbm+O5djWCeyjVPpwI78y1lvQAAA=",
  },
  "bun-and-the-sleeping-dough": {
    seconds: 97,
    poster:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoKAAoABIByJYgC06DzIrAA/ueTRBAeACLEzvj0VPGyJLi96GtAAA==",
    backdrop:
      "data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADwAQCdASoKAAoABIByJZQC7AEPCTua4YAA/tcLSyBmO1LhET11xCJUAAA=",
  },
  "bun-and-the-sorry-cake": {
    seconds: 73,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJQBYdiHdIO93QAD+s1w44tsigvtIz+xr8qGKY04dWZ9wAAA=",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAAAQAgCdASoKAAoABIByJYwCdAEfkyk0EPEAAP6X1emXpVQ+DbgyawNlVEPIkAAA",
  },
  "bun-bakes-a-cloud": {
    seconds: 66,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJagCdAEDlxN4AP5fZdN7iWZXXi6ikzFH3I7stOVbjHBCPeU4GoHCEvCoAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJQBOgB9DSLa37wAA/loCD8EjyWVTdQo6zg/r2VxU3v1mrvnVCk4XSAwAAA==",
  },
  "good-wind-sit": {
    seconds: 74.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJZACdAERB00P4AAA/pr+MsUXrYvLTDSfTLdXVirL9uDxJVVd5AjsGo1sCO4E9wwAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJZgCdAD7DedyUAAA/uGPC/GfEzbF/azNxeuurp3E1l/eMGpFi3W2hQAAAA==",
  },
  "goodnight-loud-bear": {
    seconds: 65,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJZACdADYvAwAAPoIiD/1fAsDcehJPoVUFSGa859GFPOc0j+eQee2T++asAQXgAA=",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJZACdACR1cMQAAD9GYujGfNg0pcSVL43tqhkNWksCkHAAAA=",
  },
  "knock-knock-egg": {
    seconds: 72,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoKAAoABIByJYgCdAC7VQAA/tUVTQR+Tp/scgj0/zC+Z8XQqBk61xGLE7VzmOngAAA=",
    backdrop:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoKAAoABIByJYgCdABf8IAA/gjssJO48NoZpC1OpdDjGKsN6EAAAA==",
  },
  "my-shadow-stays-up-late": {
    seconds: 89,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABIByJZACdADdlpXy42wA/KcFgihQk5okFlROlp7o+q+ePSf0oC7i8S5e/4zClpg3O3Iw95F1HS9jPAAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJQBOgB9lba0PO01yAP5bChQJH4NHncHMiV8B7JtpmSj6/3g+EX8kojHAAA==",
  },
  "no-lap-big-enough": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJagCdADydNabQAD0XQeSf3kqnhIxgXh4KZTtctIPCCzHRsa1ZaWbGwEAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJbACdADZPzygUADOKG/NpPiKPusmy1xyoUpY1ZhijfG/AVqzdgw8cSAAAA==",
  },
  "nobody-came-for-mr-crumb": {
    seconds: 80.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJYwCdADzHJwwAPyACeDy7FV6VlvAld3whk74l/XMbLlSED46IDFDIAA=",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAoABIByJYwCdADaxDgAAPeuLv5J8E59SiEXsdruhdHz63h4g/yKAAA=",
  },
  "nobody-mentioned-hands": {
    seconds: 83.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJZgCdAEWt7oQAAD+yPFGO6HjF3zO5gIlY1mYLJ52ICOlMWBHfdxtpfK+Cl2UZk/mOtDWPAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJQBOgCKsTDm4VSASAP7FxGPcLmb9HUqX4wPZEHcc+RWnQCbHzrUVvJrcsDleogAAAA==",
  },
  "one-star-too-many": {
    seconds: 78,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoKAAoABIByJbACdADYuRgAAM4HPoGXTOoWUM9BZwko7OK+O2Qb5irKnxdWbsQIV5smAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJagCdAD0gPSKkgAA/B0KOQDDPuJgQovmKBz/CN1ZafZfwfFfAAAA",
  },
  "pebble-plants-a-key": {
    seconds: 80.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJQBYdh5+EYTuAAD+x1Uq+SC0VlafY0j775vo+aibBL4HzYtoAAAA",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJQBdgBuhu72MeAD+yOwqNOhvTiIrpHBum4IsWWLiKMfXAAA=",
  },
  "sir-grubbins-will-not-bathe": {
    seconds: 71,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJQBOgCHh8MZHPDAA90284BnMW80lxuJ3UIVBclvCHhPGN5k4YqAA",
    backdrop:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoKAAoABIByJQBOgCHF3MgA/IjuDk9ZzVJNQyY7EtPQ8Ip2+lAAAA==",
  },
  "the-loudest-soup-in-the-land": {
    seconds: 72,
    poster:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoKAAoABIByJQBOgBVE85VAAPm564tonRaX3CE9qa2i9Yi+9s+muVQA",
    backdrop:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoKAAoABIByJQBOgBcrUxgA+ndvRg6rfym45bgOwmeEqLbnLAAAAA==",
  },
  "the-planet-with-three-bedtimes": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJZAAAsQysCIq4ADyTTEIRhEBrxL9QjYDvncAhgG5LGlgRJr/wZbafAAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJaAC7ADZe89XAAD+QIQgSVGHRTuhZZ80YXK/ztXjysmAAAA=",
  },
  "the-sea-comes-to-tea": {
    seconds: 72.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoKAAoABIByJaACdAEfUdXOiX+SAAD+X237WSUV7JyEHH63qF66z46ADZ6HLS9qjmIJ/U+Ov+vKPzIAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJYgCdADFSS9M8gAA/rImeHmselVj861fsNLZ434HPts1DJUtZD6s4a0ptwwAAAA=",
  },
  "the-sock-rocket": {
    seconds: 66,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJbACdADdhznCwwAA/kTZq67JZVD5Zp8gIm6pjLHPS881izE+7/hmS6IbejbcAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJbACdADZY7RoAAD9nUCymUMsy2xSPfWVFvYuOYDDGZbFKjRJhRiLuIAAAA==",
  },
  "the-thunder-in-box-nine": {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJYgAAtyfs5AAAP548B28BhLvOi3Fa4WKDBXzGrzwU95IWui++iRRcwAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoKAAoABIByJQBOgCHEbj4AAP6jUY4Hrcv7Xj8L6QQFQTjp6hgAAA==",
  },
  "the-word-for-first-snow": {
    seconds: 80.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJZgAAlRduCYAAMyYzvWRn9LF/+Cg4THaA4/edilMTXe3a3269jv7bCAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoKAAoABIByJZAC7AELWMxfGKoAAM3v5hEbW1QUN8f9gF4zouW/KzjzUFhRuAAA",
  },
  "warm-is-outside-tonight": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJZACdH8AGDjxj+wAAP7fp7jNmUwGspC9JVU7uVhqVZheSE1tFD2Sq/k4+AlcT3AAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJYwCdAEOljJXEcIA/t/msgZrMHZg8eQGoCOmTCX248+Q2UdorMqyTwvMwAAA",
  },
  "what-i-saved-for-bear": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJaACdADdh2jNtUAA/rIziZb17HGaTK1AQ+u7/JTKv8rK9ZZnRRwAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJQBOgBut1uhGAAD+BT5MZujJ0oTeKyZc8MLCeDXO8LR7QAA=",
  },
  "where-does-the-puddle-go": {
    seconds: 71,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABIByJZACdADcq6YXs1UAAP7gBq0q/dUxlj25fBL1F0kPK/XFeDorHRIs9O9kY3zGaoUtgAAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJYgCdADWhPUpoAAA/uGRal+OeS4wUT7snu98/9VCq1fPSc5glWpFiEX62ajMQAAAAA==",
  },
  "who-spilled-the-blue": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoKAAoABIByJagCdAEOYSTQAP7UsLRCoAKalhYlQRftTiFnzroV4cct7JcgAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJYgCdAELFEAAAP7f5rJCBsRq/X32yirropG+zkzUeoZ/qn6XMQj4AAA=",
  },
  "after-you": {
    seconds: 90,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoKAAoABIByJQBOgBssjOpAAMyT3xX3DYhuwH2QPHCFYcaUjkBdwr8QxwAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJQBOgCHYtzcAAPYs4c7IHOngF4kgNArxdMkrlEbRvuKkU5B0UAAA",
  },
  "always-five-seconds-late": {
    seconds: 88.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZQAAsaQnNqhAAD6nrIwv4wbwPeV3gpi3ShT9SvJwBbLp2XI8Rz/0AA=",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZQAAtzxD7qiQAD9UgvRj+8NdylsIrL2EjpATzBKNJhkNQ6cBezgWAA=",
  },
  "any-other-business": {
    seconds: 91.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJYwCw7DhlakNtdgA/rQAGGm/P6A6p9HdoIYPVwTl4rl681zBaW8msp0AAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoKAAoABIByJYwCdADhj2zTQkoAAP5qRn8PUZBTIybJso1bu7pObsa9bMXxZAAA",
  },
  "grandfathers-umbrella": {
    seconds: 75,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJZQCdADygL2DAAD+prDOY/J+InM6bcZQeUpJFiJD7XuzE0GMvmlmJIAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoKAAoABIByJZQCdAEf3bQzX6lKgAD+qhRGC2M52SisGxJdskHs5MLqFRVt2wHFh2MO4+oAAAA=",
  },
  "hold-this-a-minute": {
    seconds: 94,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJZACdADdrr/OOSgAzI/v8wNbxyF/dPevPnukvz1PsgBD6s43Pycn8U1wAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZACdAD0IbtSoKgA/NXoVwzwcgQi+cCS1GtBuNk9XoWfX0MGCeytHZLMaQ8dCglbAAAA",
  },
  "how-the-lullaby-ends": {
    seconds: 100.5,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAABQAQCdASoKAAoABIByJQBOgDEIAP7uV9td0XQawDv776GLHxvPBR/pYOnM/Ov1QAA=",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAoABIByJQBWACFmOFIAAP7mhMzhlZnhuI8b9xcyVSK2RP/Wjew6gAA=",
  },
  "i-do-the-sun": {
    seconds: 97,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJQBOgB88smCMAAD9/ngbBrG7jBD2H6PoK2YIXisFqs2hP2NXh6AA",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoKAAoABIByJQBOgBjohkRgAAD88D33R8NDrvh/WQMbC/KYsKttzAAA",
  },
  "leave-the-squeak-in": {
    seconds: 100,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJZQAAlH8A4AAAPYcpqeXOdgIoM8EbfwVcK0nCgWBvsqizd4/iOeh0VAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJZQAAma73NoAAP22EKXDFBIUwTHzkBaw69ZXaaBfSSBpBYH7+bz8FQAAAA==",
  },
  "one-ting": {
    seconds: 89,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJZQC7AD5aJAMAAD+qoEYGVzveVKb25ghHMsfSmrw9DdMQ38p2eAGbAAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAwAgCdASoKAAoABIByJZQCdAEXfubnt8VNoAD+rBaVCeTwqrMjvCEq9k3n/9vB4POzqQmiAAA=",
  },
  "please-do-not-come-closer": {
    seconds: 94.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJQBOgBuVKy70aAD+pqRKlAqC5zWGWYgx7YyUSwhXtK9XnrYad2HGIWteozuAnnfQE0qIwpwAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJYgCdAEPQlZbGOAA/qn/dTQl77yJJjQ9s5Cvw38zaa4RZnWt+97mQEbZNV+NHarq25Rd5M+gAA==",
  },
  "seven-across": {
    seconds: 95.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJQAAS6MGiib7gAD4YoTjmC6fbGTEyH+1dNLdhaVVNFMQ/irxplDES8PlAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABIByJYwCw7ELZF7YIksAAM4q9yy59QTcTM8OkvQtdKRMN981l7yyoBqBOw7VnhN4XJE+AAAA",
  },
  "ten-past-four": {
    seconds: 93,
    poster:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoKAAoABIByJQBOgBbuYWuAAAD+H6Xspi4Krfkd0hGYIiFDlETLKAAA",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoKAAoABIByJQBOgBtGCtgA/UiOAe1EtdwSMgmDXVqfslWe4qvYBYAA",
  },
  "the-cinema-of-one": {
    seconds: 76,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJZQAArJVAtNZpAD+d07xn+ECD29m5P4ti5YJV0Tcb5bHAPAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoKAAoABIByJZQC06DWJPYAAP54zGYso0CBJRhlZawRQ+0nPrCngAAA",
  },
  "the-house-in-the-middle-of-the-bridge": {
    seconds: 91,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoKAAoABIByJYwAAuYouKAAAP2mOnBwsCGjbQ45/0U8CrVS77JnD7YJqK80AA==",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJYwC7AD2Kh5yAAD+wkD0TqDkjdT0KLsnlbOFG+qI6jMxvOBIAA==",
  },
  "the-house-lions-coat-hooks": {
    seconds: 97,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJQBOgCFqsXwpAAD6mPEhLUKd5XX02x8xj5ILURjjnGq7mLngAA==",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAAAQAgCdASoKAAoABIByJYwCdAD0f7uncDAAAP6HNgAJ5MIrPiKSG2Iyay1iQAAA",
  },
  "the-house-lions-to-let": {
    seconds: 97,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgCPXz8RKg9AA+OR+Q1veehEw62YyT75IUIbkHs8i0yrmqXsEdl9Q8E/AAAA=",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJYwCdADcQcoFSwgAAPakik5VM1mCHgTG1WGsgPQx14OsfcwdKaht9WZXbOlqVahl1imAAAA=",
  },
  "the-house-lions-wrong-all-night": {
    seconds: 96,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoKAAoABIByJQBOgCPto/G/poAA/r59UYNO/GgPm6O6HlsBV9mykkTM8MAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoKAAoABIByJQBOgCFqyyqkoAAA/sBO7NlubJ1cJLEDmrEccXY9wDxwAAA=",
  },
  "the-lion-who-lit-the-lamps": {
    seconds: 78,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQBOgB6L68ECAAD+3PV6yMnWNdUewQIVM4VRLyVfYJClLarwid6iX76gAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJQBdgBszd8GQAP7p/TbrT1ZOuthNIXtrdU7K2ODPZZU4XfV5+oMJMAA=",
  },
  "the-number-twelve-sails-at-six": {
    seconds: 99,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJQBOgB8wo1YdwAAA/alFfwspT/XRuYr9G/HSztYGqRLCdloeoy3aQBRHEMBMaZagAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoKAAoABIByJQBOgBuTPVsQAP22m4jvE9Zw96WKyCWL0rKui1cxgkxfIZEbg9iVgT4HEPV+KGCVSgST28AAAA==",
  },
  "the-understudy-for-the-moon": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJYwCdAD0Zs8+pcAA/akwv1QZvqvx1L5bF2kMZ3Ssdq4BOFL2wxJYCXVSAIAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJQBOgBuw8qw4rAAA/kEUOjW5webt4RN0+7tSGZ+x5DXTTJZ3JypmTMPSRAk7EF0+Eg2AAAA=",
  },
  "three-handfuls": {
    seconds: 99.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJQBOgBtdM7juAAD94y9Db/Zn2A5n6gT+wyoJ0RTBl1/KkKscAaZ7a/xSNgAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJYgCdAELTLgqqFEAAP3jFsL7GHgcOVevpRbgWSitKVI0FYebwAeewJGy8TEAAAA=",
  },
  "two-kettles-and-a-cough": {
    seconds: 98.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJQBOgBuwkyBcAAD5EGurfuUTHFv6RLlQGFULbS6fxU2yKTIiLJIl0OuYZ2r20yAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJYwCdAD7KL15uZoAAM4qJjvwjqWrydw6eTkn8OWEUuWXaVn4vwRlFVdvEl8VpMzMoHfwyAAAAA==",
  },
  "two-kettles-and-a-hedge": {
    seconds: 94,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJYwCdAD0tvXzIAD3UOxcnFr6jmni8E2TxOaY0Sz/llJaDumh4j6HFjbW5VwCyAAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJYgCdADZdXZgAP37/C4PQ5Vwq/LLfbxH1SE/Z4f1b3/yi0lmyqsPeLNGOMeRIguvDkAA",
  },
  "two-kettles": {
    seconds: 72.5,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAoABIByJQAAXPB3W8nAAP5+IZqeeXxI3B2cDMy10ToeDUhEgywZAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJYwAAupejD230AD+qc0RjK2nEdjXA1zUhGzRrMCbIEIeU/BWQi5AAAA=",
  },
  "what-the-fog-was-for": {
    seconds: 92,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJZQCdIExE1gF26AA4CbuUGFxtuHwkUuIK8K2oGYCp+L+r5/KcGmULFb/pMc7CgAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJQBWABufBlH64oAAze15DnmCGMigm/L9cBC6XSoRyFwo61bZ8UyxAAA=",
  },
  "you-moved": {
    seconds: 99,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJYgCdAEOvG/JmAAA/Z0JGNEio6HPTSoZOUexEvIVpYv4mpQqUWkixS7bAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgCFsNaqSLUAA/oQNO3y1qxDVYCnauJnfmQxK+qqiaShgeE8NUavrWuMAAAA=",
  },
  "a-letter-for-the-comet": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoKAAoABIByJYgCdADco3Ntw9AA/VNedRedZ5J8tGEVw36x8LV1cGPbzsAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJQBOgCIBJF+aAAD+QMaReNf0HeH/NS/SIB1eI+2yd6U6oAAAAA==",
  },
  "ar-preview": {
    seconds: 84,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoKAAoABIByJYgCdAD5jqK/0DuWQAD+fnueLtdVPL+MxUkLvh0JmFc/DgH+VN3QDDATQdQYQg9B4u0VdKiMAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJZACdADb6jboiAAA/qn/dTLHcIwH7Ml2kyVStCqILyTkRoH8FxcMqpr5C5KMNZeYdQ6wAAA=",
  },
  "back-in-ten-minutes": {
    seconds: 80,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJZACdAEU+cGhmimgAP7qAbxe94KXqw4G0H+dV2O8wqzl7og9VsFPlcVFChAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJZgCdADcYcf9FfAA/vM02hkBP2Jofd3GDeGPxG+pP1JNHZeHKlZHNPfV5k5NS1AAAA==",
  },
  "best-in-orbit": {
    seconds: 73,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJagC7AEQFEfcc7WwAP7BKyTs7okxjjAOIvK5JUejLf2cZbVg5/08CN3B27h3o8AAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJbACdADdbUBtpIAA/u0gQgIzOh4Q0LqYx4ZMPWiqFpn/sjZky0B7zowX9EPMJXM/gAAA",
  },
  "gravity-takes-a-week": {
    seconds: 75.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoKAAoABIByJaACdAEfhynY74aQcAD+o1qWBrmXLbIsPvpyopgYT9pyJpWCuPP93avQhyMJwunvgAAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJZACdAEQFW+IGRG8AP7N5wXrSBai9Snj4WD5ZAdQzNbpixcbhNhiLPCGzyV+UDkAAA==",
  },
  "guests-arriving-shortly": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJYwCdADZl/3EgAD+wDXljJEMAnufQnlURZ08xOKw4Y5F15QAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJYgCdADblqjAAAD+7NVrsQfw+T8yvgHUPXDmy/AoBp4ObPv0tLTKAAA=",
  },
  "how-to-switch-off-a-bear": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJZgCdAD7EZBeiuAAAN2c+J5n8UuY56FgnkjzHhZCEey2lZjtRBDKC1mZDAAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoKAAoABIByJagCw7Ddb84gvdQAAM3gVy8vduAPxx5UKWKtETGCzwUn2yf4yd6oYAA=",
  },
  "nine-minutes-ahead": {
    seconds: 76,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJYgCdADzgYrVAAD+2P3H7+gTCs0TzPK9WMY9GZyMB0V0mNME30gA8Ac7QAAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJZACdADYuHQAAP7bn0GTPQZe5NvS9HtmQo/2QC2AlYXllXq8ymtmaAA=",
  },
  "one-street-of-rain": {
    seconds: 85.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJaACdADz592zGAAA/ie0NprLW3AfwFQdxut+OnTnoW+5QijRPbGFdzTcaqSTE94azDfoUAA=",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoKAAoABIByJZgCdAD0oWOXq9m6gAD+qhDrDB81ofqS0ex3sSKzx8NwewKfjgEFtSLKxgZfocmNEnZIAAA=",
  },
  "over-and-goodnight": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJQBOgBsy/7AAAP2mOnEblw7jTnzkFIkxNQyyjUMh24wTzRBZJXIAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJQBOgBt1WKcAAP7CQQGoaEvtdlexcmuoKP32t4Vdzo5QvneCgAAA",
  },
  "postcards-to-pluto": {
    seconds: 73.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJaACdAEOetvK8AAA/oPqD4lN/+F8FayvpRCpUxwKH6eX7wJnDH/+QFReAa3Qhv0pjNAAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJZgCw7DV1UCAAP6jNSeu7rpFXTdQ0JQB1rTxmho8CJZoHQ8LZCa/dHWXOFZagAA=",
  },
  "somebody-is-turning-off-the-stars": {
    seconds: 76,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoKAAoABIByJZACdAEO75pgRlgAAP6rFuiNJHfnlBuQtdi/rFu4TnNsn986RMAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZgCdAEUUbMAAAD+0mXAqrjyeNIw7kATBvS4vMz3KJqjbKBPW4ZFkAA=",
  },
  "something-for-tock": {
    seconds: 80,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJaACdADcmZhOgAAA9HBGcm/Jg4r6d67fFWL4NKIltbADwH/pTFtcXM9VAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJaACdADFb7SwAAD2PrgrAGGckS+dnJkwgTe2xMHB0g8DWNm3cKhkzDBlqlb64WoQAAAA",
  },
  "the-door-nobody-used": {
    seconds: 84,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoKAAoABIByJbACdAEfp06vXTcJAADyTa6LFhJXWjCiOtFB+WR97W9a27EucwJMxzxj5bYpBc4gAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJbACdAB8AXjkAAD9nB/zkO7S1TASl7A/Nxilj2Ul1HYneBjF6Vorpwc0hwFQAAA=",
  },
  "the-empty-case": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJZgC7AC6CtvvYAD+FxgEBt4aNxZWsnKXTBoptbcVrZxFxIAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAoABIByJaAAAgM4p0yAAP4XWrSJEGMA0aH6WaG13yo6n/wZbnZQAAA=",
  },
  "the-exchange-cat": {
    seconds: 78.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJZACdAD0IbT1gAAA8BunRiIh3DRIEdxVtocmM5SUWnLco/xC0rgkysM/gAAA",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJZACdADche/eZAAAyVyn8JlTBlhgCzXtkhNGRvt4TS32d0L7gAAA",
  },
  "the-kind-interpreter": {
    seconds: 77.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJaACdACv6XzAAADKwRVOUHsBtiZHUxTGiRrvBlxOOCsfu8XuXgAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJaACdAC5z6ygAM3GPx/JH8IRHmMkTaLAzkdJBVKvTyRpAJiRfSLDAAA=",
  },
  "the-lift-to-the-moon": {
    seconds: 80,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJagCdAEPC4HZ+oAA/omU7CAPFvp0CiCwORyaCCK8lEorlGJOEh/DPMSGEbuapdlHdpRk/+QAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJaACdADcmbO2SAAA/ubnHp9pB8UBvIPGQvce2wnl6STfG3QojobDmSQXZdd26mWAAA==",
  },
  "the-other-half-of-the-watch": {
    seconds: 82,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJagCdADcSyW6fMAA/uW6HBlBnRpwaCaDv47EYnWYjb55N71K58U1eg50IAAA",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJaACdADYt8AAAP7RB1sw3PssAeZOm5Q73YF5ApbUe8eds4nsiaAA",
  },
  "the-quiet-engine": {
    seconds: 76.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJaACdADdgdLwyAAA/qzdAJOQB97mySsP8K7A3P7szU8WZtMdzreRnMyr66esk4N4AA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJagCdAEWzC5UG4AA/uboAZLqEVt3CSnKaZlbJ+5CXMklYLZqTfFbKQWlnshIgAA=",
  },
  "the-rain-room": {
    seconds: 79,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJbACdAEWPdgeM2QAAN5ii8mgk8YyGX4m34LeiEwwOTWcL30Ig0xx7EA9B2pyQAA=",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJbACdADdLBJ5pOgAAP6JKiILfdJVZUrBx00ls+8vJ6ytbO0U/0VJdGwwAAAA",
  },
  "the-six-o-clock-star": {
    seconds: 76,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJZAAAp84VCgAAP7dXd1SctTLW6VzDlus+nBXhV8OzGa1SwOj288bzYkAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZgAAqH8oBNuAAD+3bk3cDxWLcM4D1S44L0q+uxFOXvFp9/Bltzq8AA=",
  },
  "veo-vr": {
    seconds: 79,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJaACdAEfUVc0IkAAAP7AZKl09agKHtBKLe9do9z2d9gFq7QmUUumGkYriSAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJaACdAEDcFNmgAD+vIWrh1gU8fKTgNHqFZpeFT04iQMf5k2uYkcQYnOZWvDVqgAAAA==",
  },
  "version-two": {
    seconds: 73.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJZgAAjVAb/oGQADMJJbMvsdWenT3CXQAWA0LQWLKScURTae2UUumngAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZACw7DV1fIwAAD2nd7SlVhfQPybE6eciHRLvCsRgGxYm7TSjoM4AAA=",
  },
  "wait-for-the-green": {
    seconds: 80.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJaACdAD5jy/2bmAA/nkcLsTJSZcKwQD7dMgKb4LIsICI3faJtsItj7E1aUZB4AA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJagCdAD5Z+uOomAA/ieKdWC4Uakfgdg0j+Tvpcp1gAD58HwBZvf1bTB2Ud3eQwAAAA==",
  },
  "wrong-number-dear": {
    seconds: 80.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJYgCw7EOPU9mjAAA/VJGk5C0EpEZHr5EzwqRnC3uNdDkkdnQaDT2QAA=",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJYgCw7DWzHZMuAD+wkD0TdxN1NScSez899Lca38sCo+ja7HvwAkAAAA=",
  },
  "teaser-the-lighthouse-that-walked": {
    seconds: 18,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAoABIByJQBOgBuwBuWqAAD96ypOQdf69j02gPcsjLmW/fwIfMW6JiBl6VIWUluqC1oDL6velAsTV7aggAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoKAAoABIByJQBOgBHr+QAA/pGrCeVQIU09gHGd33FyiHGFyFTngQ0aRsiOEmpq9tkwgAAA",
  },
  "teaser-the-night-shift-at-the-moon": {
    seconds: 19.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJaACdAEQ+3zvcYAAAP7snpUrn/LQ4Iq2hD872SYh8EbkRiCXCxaitdJ5P0RgAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJbACdAD0QRsD9AAA/uo4dGX3lXlvYiY7Robil20qGG9XU2ZDTY9MIcq9aJ74jUXp6AAA",
  },
  "teaser-a-crown-for-the-pond": {
    seconds: 18,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoKAAoABIByJQBOgBsS+wAA/rFsQlAOWZDeyLhm6lAjKOBc2xmiqxgaYXyIyQaGmPiIAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAABwAQCdASoKAAoABIByJYgCdAFAAAD+5N8iTkbBQBZWcm/scHqN4DgYW9u7RRSCNrCjUz34AAA=",
  },
  "teaser-sworn-to-the-last-page": {
    seconds: 18.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZAAAtypXUyYAADMg3z0oL5GCJr7kSCz4wpTd0QfHjERNf6tK0vPAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJZAAAt1wLKb7qs8AAP2zBWhUkxRi/5LVMkh9bpyhSOz3PF/DVG6MCAAAAA==",
  },
  "teaser-rooftop-relay": {
    seconds: 25.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZgCdAD0SC3x4AAAzJjhSkUbJSrGJ8OjGeqtIB0UuvLCPbOiBqJvcH/aT85ZL/ZLp+AA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJZACdAEPB9tY0l0AAM3vmLHoMGYuHvgJ81Jnbe0arTDB96LsnvBKre3JvQFBLoAAAA==",
  },
  "teaser-the-whale-who-sang-backwards": {
    seconds: 16,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJQBOgCPqNtpPDAAA/jRHvyTm2AglmRR1gQ6B6cYiQIv2aCH0/JKIABL9ZgcWlLOAUFl8AAA=",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJYgCdAELWlF7zGAA/icT7SYwNZFPOJXvlD1E1p2SnMXrPC5kzGoTCkO05RXfBrKKSbMgAAA=",
  },
  "teaser-nobody-told-the-volcano": {
    seconds: 21.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJZACdADz4WJz2gAA4CZnZjXi2MK9YBc4xsG0kGJ9KV1eTy3HMHgcV8eIs2amELJdbTIAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJZgCdAEekOxwUADiAbwAtsu11doYrfpbfTG2KSp5qKyvfIuq4KYcDh+uXNIAAAA=",
  },
  "teaser-the-last-arcade-on-europa": {
    seconds: 21.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJaACdADdKnlHEAAA/tqdPgtBBPOUNavfOFwebmsp4PnFMQabiVeCT+iMAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJaACdADdlJGwnAAA/tue/nbCv13/nwavmy1z0Ur/kgcn5Z/NiLSIb0AAAA==",
  },
  "teaser-three-wishes-before-breakfast": {
    seconds: 19,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoKAAoABIByJYgCdADYHAAA/sb2MwBvr7aJCL+xkMO4ofWVbzinPxblTiI3UsoAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAABQAQCdASoKAAoABIByJTB1gDEAAP7qUgkPauAEUzjtUJzqCdgHQAmk/rZAAA==",
  },
};
