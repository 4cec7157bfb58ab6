// Written by tools/generate-glances.ts; `npm run generate:glances` renews it.
import type { Glance } from "./glance.ts";

export const glances: Readonly<Record<string, Glance>> = {
  "adventure-quest": {
    seconds: 88.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJYgCsAEOeWzRqioAAMsn9abC6g9Pi0OE5hEIqGiTndKPDXJVLPIkfnvBgAAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZACdAELYuZLsQAA/uGXMyF+vFyQRGvuEZR38d7YoGvnDdZAoGY52kQyC1lKNGUzhJAA",
  },
  "captain-minnow-and-the-honest-pirate": {
    seconds: 87.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJQBOgBsn58BAAP6iVLRqrmNXIKvfK5EVggChJ+GD8+ba5UH96psPBcG4AA==",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJQBdgBufBEW2AAD+wkgpSyY81eJ2iJ2jlQG8/8g7VUdH3oAAAA==",
  },
  "captain-minnow-and-the-long-ice": {
    seconds: 92.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJaACdH8AF8X6lAAA8pl4nIs33bSbUM063+K8EUNGkYSWZjrSnS24SAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJbACsAEOy0AAAP7fJX97bv/3dIt2c81h+myEvIH2PxgwB5MJgpUXNiv2biQAAAA=",
  },
  "captain-minnow-and-the-lost-kite": {
    seconds: 97.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoKAAoABUB8JQBdgB+DaoS+HAAAAM4q0qichZc09VTiRYQodDY8+zlS3V2XiXv25x95tfD/5HaISlSx/kHsm6RAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJYgCdADcRO0akAD+rTWD6PqeNKu5Tsc/XL3I9Qse0mEXAAA=",
  },
  "captain-minnow": {
    seconds: 68.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJZACsAD7Kuu9oADONF/OoKXZgcgRdZGLn5HqQSMY8Sh4NkyCL2KiutpDwo8iQAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJYgCdH8AF8Z8PdQAAP7F83cFByQTMDWWVgT25IogpHDIzqVXNVuL0VqiV/hzzXoAAA==",
  },
  "game-intro": {
    seconds: 92.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJbACsAD0qpdtBgAA/oc8NJ9ynyX0YeHt9TsptFF2MHYMFIYGx0SmuAAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJYgC7ADMWvDQAPjUmzQ2YvCT/HswccJPHhTRQ2UmB0hhOKSJBtprgAA=",
  },
  "here-be-one-dragon": {
    seconds: 89.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJZACsAD5ekEOwHAA/sX5W5ajUV9dyrPhqK0PViPlbEHqinRlDTAAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJQBOgCBX62jsBkQAAP62Ay6uAeKkpRmpPbgRgAlXnAwfN9WBwTYgIuJWjgSCAAA=",
  },
  "i-did-not-like-to-say": {
    seconds: 92,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJYgCdAEQ+uFhBgAA/VH5Hd8fYXzzKoandd6M7nnI3RP1XU+7hbH0ni+F/slzSAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACQAQCdASoKAAoABIByJZACdABVCAAA/NkEUUy3nc6cau5unRga2CkhP2opQPukVWkFiH1u5yMU8FRIrAIewAAA",
  },
  "in-the-eye-of-it": {
    seconds: 89,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJYgAAuafltewAPujeDYFMhRrSM2mt1yadDzdOV1o68Gn5qud0AAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJYgCdAEfn/am80AA/mbNbDtXBy5NUz7qmmnhvP2qtyvXS/HK/4rfwMF0l9gja7KqV8AA",
  },
  "knocking-under-the-ice": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJQBOgCPyGukyQAD+tWgw93ZMx1U6XqSC4hhaylHnv1I5ZJE4AA==",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoKAAoABIByJZQAAlyeLvkAgAD+yOlxHvvY8PmBJRvpka3L+MAfAAAA",
  },
  "kyle-character": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJaACdAEPQOOgAP6D6ULcVPNcjsOipl52qZ2EfC9Mzxaz1OQbQHclkv9kun4AAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJZgCdAEU9b7yTFgAAPv9ooz8Wi+nKxRpobgY5RWNvFmVT3a2DJLA8Ysl/sl0/AAAAA==",
  },
  "last-years-race": {
    seconds: 91.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgCICUT+gYAAA/plm8VREk+HhOsIh9LLhaD/qtSZR1hiO2jvqhBi8g4VPjAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJQBOgBq8gz8AAP5msOpe2YE9sk6v9en4dFbBMwkqiAqUd517twJtf/9taQ9OAAA=",
  },
  "mount-warm": {
    seconds: 89.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJYgCdADcHhzgrbgA/fA+gHRpjnU4cAxnOMOKgsf4Ai0CLboooaQAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoKAAoABIByJQBOgB6Uv5Jo8ADiXsDimT4IXmIGxSJbdK2RzQAAAA==",
  },
  "nine-boats-out": {
    seconds: 92,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJQBOgCHZfJHGAAD+QQnHcAS4KQVaoyFKoiA3G4LgpNh/1SuQlAAA",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoKAAoABIByJQBOgButp2Kh9aoAAPjekVlMyHHaitI2swK19QJZS2l6olFchKAA",
  },
  "no-insult-today": {
    seconds: 83.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoKAAoABIByJZQCw7E2l75TSPSJAAD+WweRk7GLAi5UCJ3VAzQAzFGj+w9Hh+WQx5A8l0wAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJQBdgCFoQtwAAP38xooJ7vQTTJNCu4LwsjmsM3vBLJ7aegW7AAAA",
  },
  "one-spoonful-of-winter": {
    seconds: 92.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJQBOgCHXMT4zyAD7o4CxRIaplhu2lUWwdMk4WCo/fp0RZ3wh6af5AAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJZACdAEfLGFWYAD+mD9BSXNlkwvhO1lEH4gBpyD8kiY+I0nT/TdZy4DaXrRyixEAAA==",
  },
  "slime-adventure": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoKAAoABIByJZQC7AELXERk7qgAAP7KA1419ST/X639M2jilbJ28tVZKUpkvaYldr9GwVkCWtcqLiwAtfGlwAAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJQBOgCFsjSnzHJMgAP38w259kkNiJIi8WpvAoOA3awcfBJmBicCycgAAAA==",
  },
  "the-bell-under-the-sand": {
    seconds: 80,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJQBOgB5vWr5AAP3vfKk7ucm0eHo9jTXWhbIjcrjO7tYYwFAvvXfJMwAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACQAQCdASoKAAoABIByJYgCdADVOOAA/mqKW/t3MFrHpFe92Kh2DxZ3Q8A5/ASwHv8JUX5B/7xQ7W0FQvbPea+uAAA=",
  },
  "the-city-that-was-not-lost": {
    seconds: 84,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAoABIByJagCdADx6nVAAPxZLEin4+4BKGF0W/hmZ0iNn/DtGyDQAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJZACdADdbmCdMAAA/NSeRxQxdQ/24Q0uGatfpsSoJ/R6ivGgvPFqh99bkAAA",
  },
  "the-late-echo": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJYwC7AELTaqc/7cAAP1ToDt0F8mFzGucYRpESLgpY2fRuP2ZAFS4K9TwAA==",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoKAAoABIByJQAAW5/4Q+XTQAD+0mQIf8b5xKdl9aRE22urPVjRxKAA",
  },
  "the-map-on-the-ceiling": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAoABIByJZgCdAELSeK4gAD9U2FqFa6IQmXkMoY/FtUdaDCJxcUqWtFec58Ua7foyDYunINn7Q25Rd5RbUAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJZgCdADznQ9gAM4m6dgnElGdCt/o995k+hxmqk0Kn1+ki6rgvNIIRnRJ/zQAAAA=",
  },
  "the-map-that-was-hungry": {
    seconds: 70,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJQBOgBuKG4JNYAD+sjCKGQU8DON5o6QH/JGHnLmMjbvcGeEnlTrbBJ0jGOgAa4AAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJYgCsAEe3p+QAAD+4VVQ5y18BRd6kczVyP+K73GEPajLk8kZbbVyb+gHZuI+WgAAAA==",
  },
  "the-mountain-she-remembered": {
    seconds: 76.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJZACdADY5BMAAPKZhthIMOFQZwyF4tNldofubm8V8Q7479aoH3gAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJYgCdADdbuXZzVUAAP62Fjn5MqGsyPMH4QTR4oq8UuHA1axOcmppcHMAAA==",
  },
  "the-source-of-the-umber": {
    seconds: 84,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoKAAoABIByJaACsACNuAAA8ody6BtL0Kyoi3BKykaX68ncrnCuXl8SgAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJZACsADcc3ZAAP7XJEL3ej8YIQz/37I0oWx2Mez48WnAb7znT4cdPcAAAA==",
  },
  "twelve-steps-to-the-sky": {
    seconds: 73.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJQBOgCFr0NKsAP2cIpLX1EbGhkJBW2BeeJxN+4fAgP6vHrNsAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJQBOgCIZ4sdp3AD44S/9z8IfAGNxJRrfwrxuHPfcMtlofStPgAAA",
  },
  "two-hundred-and-thirteen": {
    seconds: 89.5,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJZQAAu1niuAQAAD+3qLtfHW+MrU69W22WNxwlQqeUN1gAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJZQC7AELX84UNWAAAP6X2FwbSxPFQCJN3rDIB+KtcqqIk6KU6+SyX8AAAA==",
  },
  "a-firework-for-ko": {
    seconds: 82,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABUB8JaACdAEQ0RU/qCQAAPaj3B6Jxr7Q4LD3xI9aNu4Z8OAMBr0s/62aIpdWE9ERIl1iDbk3beAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJZACdADbbY0z4toAAM4q+g3B/TFh1KMnPlBxSCnIPbe0Fh1lA1/+A3kES2vxga0sl/2eGyIAAA==",
  },
  "broom-school-leaves": {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJbACdADZJT14AAD43KEKcs5k56SL168JfKaGGnER3u7ytHzItkX907sFpdr3axCwJoAnNiQAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJZACdADdbzzcNlgAze+ZMPvmq0G3/TBNq6yXOl6Hp5HAeT0Mt9KLkQoGs2dZvJX8p0jLwsAAAA==",
  },
  "broom-school-losing": {
    seconds: 78.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoKAAoABIByJagCdADYub0AAPfe7IGTz3QEofpI8JE5e4aPMCZ+TWpMLOg5v3VQs1btD3OMPlIpm1C3z5sgAA==",
    backdrop:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABIByJaACdADcqnhsugAA997SlDTdHNnfxgKoyQ2bL0rlx9qg31qWmg8YWKKk6F0FOCdXWdox24dzHyuAAAA=",
  },
  "broom-school-snow": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoKAAoABIByJQBOgBQu00egAOGWL3S7BUmAvTaxN4rBlLgolqcKHuzqCyV+G+Z9QZNIewAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJaACdAEfUAgWNQAA/kn04p9tK9s5Mc9EzlSs6fwX8aiGYWngCl6usLzdoksLgAA=",
  },
  clank: {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoKAAoABIByJYwCsAEQXNzJgcJQQADiedOhObkiBpnCHlWodEpWZbiZP2DPktjX+17rgC94PXOXQ69QvtJAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJZAC7AEU9A4OAAD+ZqrrU4x1nRxADqyW5ZFJ7xAQmsr6d0FrgsopMfV1EQAA",
  },
  "keep-frozen-until-july": {
    seconds: 96.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJYgCdADZdbyAAOHIq/Eiktj8JI3mK2VT/pCzo0wZqRxlJiWCAAAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJYgCdAD7FlvMpUQA/mbMpt1JZpgX+qAE8Rb65OGrARG3eNoyRXsU/93XsqlpjwUU6JnAAAA=",
  },
  "lane-six": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoKAAoABgCIJZACdADcrJPWQxwAAP3VYfXAXE7PbT6JCEjTZMlbgRACkPpGKvuBpNMijFC/2t59omCGRvuun4AA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJbACdAEfn4twQAAA/mqNIXiNp8GWQz+aTxt717CjIblhb+0q+kBG6UB4z1u2Z3vSSye1wAA=",
  },
  "last-train-to-summer": {
    seconds: 78,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABIByJaACdAEQVESd3BAA/jyCHx2TVxWhzXJmz1k4gdWbFwg1uqdGG/Of6Y+hJtmU/s31omplBdVPCNBoAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJbACdADZjRiAAP6HopZ3HmBKUIcl2p+1cMFc3C0VMnMYTF/3Z2sDIwApLoU+AAA=",
  },
  "mind-the-step": {
    seconds: 88,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJYgCdAECui0kcu0AAP4BMKDGGFwOBQVoM5k5eVaIyXnrWywQIepg461EN960GM0GXvqVaoAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJZACdADdYA+0IADiZNbTDMuwQwpvnKBH/REtM4FZkG0Jujnk0fvgJl2yAIwZWk1o/FfZUWJIAA==",
  },
  "neon-noodle-courier": {
    seconds: 67.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJbACdADcJoAVAAD63CWQgJDT0j5tB5HwTSV7HRnoHzsAmrcIgv4L776IwubuPjWnkVFIoxV0AA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJagCdAEDd3Yq04AA/qwz5CbThZnajGGrlVG6wT0GvDf1XjTvC5HO9KYqRbGAAAA=",
  },
  "neon-noodle-four-minutes": {
    seconds: 78.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJYgCdAEDcFEoAPukRtKX1viWUeBDP49kxLxQPuxkWVT0Wyf37bYTblB+WHwuvUzMgAAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJQBOgB8sgnMAAM3vdFKuBK3FFspOFOTxAGKYGLb72GOC/itPactp4hBrgNGhfCQbAAAA",
  },
  "neon-noodle-number-one": {
    seconds: 80,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoKAAoABIByJYwCdADb6naAAPyCqglOwjjDy5LJ6HmfnMB1QE6qNyzlWcagAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJYgCdADdc1Kg4sgA/I9aNYVpbdNrkXXg8706PwAZGgsix5pk10JyGJ1YGMmZIAA=",
  },
  "neon-noodle-typhoon": {
    seconds: 83.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoKAAoABIByJbACdADhmNOKhoCAAOIBvoIyZQ0SkG6Xk5I/hKWEv8kylOffNZhbnxEJlwI3DLfbFYmY/2cA6DgwAAA=",
    backdrop:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoKAAoABIByJbACdACRUh5coADLOLPxZkXkI4kqHlaG/ehJ4ybdtnLRcJBqFq1kl/MfSquTXrQykT9F2cA6HN6IwAA=",
  },
  "nobody-screamed": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJbACdADbVBWPkAD3oSe4iYOSApWCk49FoQ3dvRI6RaeKs2HiUqi6iAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJZACdADMnOgaGcgA+KjqYIcCbG+MoXTlQARxibfBJ1jEEwydnGnZgHAAAA==",
  },
  "one-song-and-it-is-short": {
    seconds: 81.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoKAAoABIByJZgCdAEe4JYQ9YAAAM45Y/YqrBtGfFURgNcT+cjSW8ON4P/9PEq2zoKWTlu279l7lCw1cBQucXQA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACQAQCdASoKAAoABIByJZACdADYmm4A+pXafVS+9vR1fNJehb/ywN0d9cFgEKdolhJXkt06PkukhsFkuvUIYAAA",
  },
  "somebody-is-watching-the-mochi": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJaACdAEfg5oldcAA/oQM9KkQH1hGIFeFk5nuhlUG1/rP2Iwjzf3tdaUNY9rvZkXUMgAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJZACdADZesbCwAD+7t4EPV9iOa8rFnTj4jlj3is+LU5TTUMatJpF3sQAAA==",
  },
  "song-request-from-the-dark": {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQBOgCIfOR8YAAD+Wb2BCLGwSsD97tFfuaezjcoAr/7m18hXk4eONQAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoKAAoABIByJYgCdADYDQ5wAP5qjUG0HDW+ygN2cuNXr0zyausqpOkFmDJ9sp/z4sqs0Ar/JmZIAA==",
  },
  "sorry-by-runner": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoKAAoABIByJYgCdAEfbSF6YrkBAAD+1cJOzEFB9+DuKRzsUGQCl7Lu+RBCfQx8U8FnK9DEWaG8AAAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJbACdADwocBO8QAA/lpewzl+HlKKZHMR7HkIgLXJGYEhBpXZLaWzx6Qzd7Zxksos/AAA",
  },
  "the-blot": {
    seconds: 82,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoKAAoABIByJbACsAD0pj31d45AAADOKoB9zHa+kyGw2Qvx4CGIn4luWsgnN0FPGbYDVqYnx0a4MfdAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQBdgB9guRYvAAD81JOZfyjscpxUwyW+8L3IXEevfps4/PvQ066RM1AsAA==",
  },
  "the-gauge-says-afraid": {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgB6HjQiTJoAA/VNYZsj82hzeQG70ptj7OanVhBEi6ePVXE3kUIjRXLmkAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJQBOgCFm80S+AAD9nBnrfS9MQp9lENLYp57lTBTBloPce3wb9kAA",
  },
  "the-kite-on-the-other-island": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJagCdAELSOVAAN5eRFcnfRVD0wuPEgdkZkF0FOUdIBEF+H4I5Mn8KgA=",
    backdrop:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoKAAoABIByJaACdADcW3pXnirAAP7KZcC6sOKgrU6yU7QpmRyEZIz/kKa8K24lQyjie/7cW4Qyd7cxQ1OXgAAA",
  },
  "the-paper-blade": {
    seconds: 69.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoKAAoABgCIJQBOgCBuCj7gAP5WBy2rKsm1p2aRFIkx7IHcz0Uepvy1YEB2jWehq4E3BjoZptfIAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJYgCdADb2ZhQAP39FDuE4CURu8KihpZHDzs+gbpWVZIYeom4lGKqYyTmihCIAAA=",
  },
  "the-spirit-of-car-park-b": {
    seconds: 82,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJaACdAD5gs+DcoAA/WeiQRPQdIIdVsK4oIBG+/e9DDPyDjvAS0VKLTI2W4dEKP1lyEyGOAAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJaACdADZKRMAAP68mApvHWvAMk3Nu5iFvoseeTAV47fn9BllUvq74pEAAA==",
  },
  "there-is-an-ant-in-the-ring": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoKAAoABIByJbACsAEQzY/2IE0EAAD7+1ryOnaTfKCdehBQjtN/YmUu0R568KGnoO7nvvFWuNgWWiuAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJQBOgA8dfBAAAPc16OWrqZftNnJk7seiir7K4COMc5MUQcoEqSDmxbToDITcoAA=",
  },
  "three-percent": {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJQBdgCIL0n9pRAAA/PvIE7UZav1espb3YJVQStbx+XahyK+H2cowPqrik1eyJp54AA==",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJZACdIExE7vBasFwAP5qimibJ8/Xg9m0I5vaqk5pWcKsClN1f27YpiSch6nXbgAAAA==",
  },
  "thunder-drum-hana": {
    seconds: 66,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABIByJZgCdAEOeXPhvgAA/q0meez7cmuUmS7Db7Tu8Eis6jyKQ74IZjXO0+lQUVKnvQCO6tOPzWO6AAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJZgCdAEQEr+6IAAA/tDESwtSHamwVPVWT4dmRgJNHlDGbuCraX2h7B8V8AAA",
  },
  "a-mountain-of-jokes": {
    seconds: 89,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJYwAAucRpIX2IAD+14h6IjMk/aH9STZRJesgByyG+JfKm/Z4hJXG/IIJhk+k2Y0zKYqjCAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJQBOgBt0pkAAAP7hi+uNCr5PcpoP6unrRs8eCE1cHVkKyiETGomxDYMuDyxQBUb08AAA",
  },
  "and-a-rabbit-shall-bring": {
    seconds: 90.5,
    poster:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAABwAQCdASoKAAoABIByJQAAUwAjAAD6nXIP4Qr4OZnTp+p+7c1HD/ekRWDAAA==",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoKAAoABIByJQBOgBs076gA/rYNRhqt1w5DBEjKaSJMJ88uL7N7G5gSQAA=",
  },
  "cold-wash-only": {
    seconds: 99,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJZACdAD5gG6fsAAA/dSHdoapfThDoC+M3kFa7tkFAk9KVg2UQEAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJQBOgBtt6qFsAQAA/kzt6W1/q9eRyP9Vi+1aDGQjjvwQYhRUzSMcAAA=",
  },
  "counting-knights": {
    seconds: 84,
    poster:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADwAQCdASoKAAoABIByJYwC7AEfascnwAAA/uREvkORX4gQ5Yq1dvgt01yAAA==",
    backdrop:
      "data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAAAQAgCdASoKAAoABIByJYwC7AD0t4DAfRAAAP6jO4hR47vFXYie90q05AA=",
  },
  "hold-still-sir-oswin": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoKAAoABIByJYwAAlFeLUAA/o4lZ1mbFCWIQF8vrT9cBWZGV8Y2SEG7GAA=",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoKAAoABIByJQAAS4YZW7IG0AD88EWdErpxmDBdvsIcHtwbv7ydkAAA",
  },
  "measuring-the-moon": {
    seconds: 90,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJQBOgCBUxrh7gAAAzjlj37MnKHXitklb2FGN6K0efS5sxndjn5Vt+ewzkkmgxpwPVgAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJQBOgBu2rK9b+ErAAM4nHQELmZk8cIKh6tFCEekrCr2GHtsTcmh7ok93R3wqAAA=",
  },
  "nobody-in-nobody-out": {
    seconds: 90,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJYgC7AEUk/Vc8AD+zcSF1LiusVQfNdsW9DKv5j9nbIGjgAA=",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJZACdADZesbCwAD+3NakWaQr/BcoQx3nxIhwR8ayj8sOPAAAAA==",
  },
  "one-terrible-dragon": {
    seconds: 93.5,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoKAAoABIByJYwCdAEOqYYAAP54wbLoW2LRqA1FnGVLtpsdOQaW0qctMgAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABwAQCdASoKAAoABIByJQBOgAua4ADiAdJ0S20Cj4y1YWgQcIg6VLL1tdxXPLk9XcHwic4CHq+/0tLDQGAAAA==",
  },
  "one-yesterday-slightly-used": {
    seconds: 93,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABUB8JYgC7ADcm+05GsAA+5n57UVFszNS8EH240SckHj96qT9i8HNSiVomqWJscDIj6Z4DfSwmBmAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQAAXaW2COCUAAD9nCXXVNoBPdW0wAzKrlHiFnpghmTIkyKqEb0JlM5AAA==",
  },
  "overslept-by-three-years": {
    seconds: 93,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoKAAoABIByJZQCdADXGAAA/HhsZmgm87XMxaxeNAR3TzH9XABIPD4OZk0AAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJYwCdADdShMgg4AA/rfhB0psqAiYrEZIkkIY3zOJhc/PecdniC7lfwyAAA==",
  },
  "rounded-down": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoKAAoABIByJZQCdAEO6RrwZRAAy0cRVbeMvf5RJL3H1h46nhxmkEJhaAA=",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJZQC7AELQbhXWaAA/sjxLLaEy6z+fIQgo53QZtkQ40jwgk3ngxS7AAA=",
  },
  "she-said-bless-you": {
    seconds: 80.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoKAAoABIByJQBOgCIO2nS69MaoEAD9pBTI4vtSCYlP8DKfgldSnBWNeQfW+1b2WKdh0PlAk545ekCeQrwP1S2YAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJQBOj+ACaWYAAM3t1ZSj/BvDXEA9FNXEnThEdWSxO69OzgqWLysAAAA=",
  },
  "the-dragon-who-kept-bees": {
    seconds: 78,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJZACdAEQD2GugADynPhZDKRiBBOrekVu93cZMZIRbL1igAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJQBOgBuV1buNviIAAP7I8TJOE0pAoGDn1i3Is1dhSnF5CGMN2SQwHxfy/pyKAAA=",
  },
  "the-hill-would-like-to-turn-over": {
    seconds: 85.5,
    poster:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoKAAoABIByJZACdADyVagAAP7NgMv/lzSeDbzCJffXe0gypQKgAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZgCdADblKoJkAD+0dwJ5i1w7YtPmAJZ0qfDdhnsm+3VmyeJe4V/gAA=",
  },
  "the-last-customer": {
    seconds: 93.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJQBOgCPR+EoAAP5rD9eKbaruBUMmOwo+pojqv427ggFgLmRRwncTyzdwi7fUAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgB6UPu2b6AAA/maqUTomYAqOlo9RYxWpJvDbPHNk1YQe5CddU0sNlFwAAAA=",
  },
  "the-left-hand-lion": {
    seconds: 90.5,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoKAAoABIByJYwCsAD0u5m8wAAA90jmiQ+JrLd6eQ/8PrMZ90g4GNncQAA=",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoKAAoABIByJZQCdADYuRgAAP5mq+u64GL8SMOPC4U+uNkL8vIH74HFNY0AAA==",
  },
  "the-owl-who-borrowed-the-night": {
    seconds: 75,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJQBOgBtIFyvgAP6r9Y0BMONd7dI1T5r97oVD2L3xMUovLn1o/LDkPm6AnWgAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJQBOgCL4sZ2sCpgA4fcMREkDkf75RU5QDXN8kPCWFNjprf7cLHCg+KjVA0DVHwdIAA==",
  },
  "the-princess-is-not-in": {
    seconds: 91.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAwAgCdASoKAAoABIByJZgCdH8AGBoQ/egyYAD+xU5qEYwCXJgo56E7kXbrrW0O1j5hEwAA",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJYwCdAEfUHF4gAD+teEXno8ArT62U6iiWkNav6Z03ZxjUrggAA==",
  },
  "the-riddle-at-long-bridge": {
    seconds: 100.5,
    poster:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoKAAoABIByJYwCdACUJFAA9DLe+EmhPkBQAYqCMECd2LXnXAAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoKAAoABIByJYwCdADdRrQArCQAAPv5MibLqY2XlMuYkD0syoErBWa6QIppYAAA",
  },
  "the-second-best-spell": {
    seconds: 74.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJYgC7ACyn1brAAD+dt2qs6KazOwOmYff1mVHlADaw/aBGS0VOGB2TAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQBOgB49hH3AAAD+vn0yZ9idUyQgBdh6wT1/WGa1e3mgyWNU/f5q3gAAAA==",
  },
  "the-stain-on-the-third-stair": {
    seconds: 99,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoKAAoABIByJQAAXKFFjAAA/qnsdC57GW12bjUub+u6vbeoMgm5wwCTy1T2dbxRAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJYwAAi4Kg5KAAPzUnnbSiVPUW1xKvxAWmtM0/aiXG+fhsTfo/Eoyfc3AAA==",
  },
  "the-tower-that-was-shy": {
    seconds: 93.5,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoKAAoABIByJQBOgCHMJumgAP4nbxkHKVr8dhCipDq4Dnzn0UB8dDMKqJAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJQBOgBtHtAY4rAAAzedykLgEdMh4zZ6O1rn6AHp40Y9WwKAOZIWg+Oh/3u2VFRAAAA==",
  },
  "the-unicorn-at-the-crossroads": {
    seconds: 73,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAoABIByJQBdgCHSfLAAAP7l9vW18PQEn0J9QQjc1Dh0zJTNsiEQAAA=",
    backdrop:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoKAAoABIByJQBYdhszMQoAAP7ZWpeYj2OCOmzKWknG7U2TvOEAAA==",
  },
  "the-well-wisher": {
    seconds: 93,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJYgCsAD0S/02NQgA/ORyd0hz1C0hOa0ttKyRkYJ4gf1J7oAodUzBDBZW7K4+QU0gAA==",
    backdrop:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoKAAoABIByJYwCsAEO7TnPAAD811OhFN6HpsP2rXGqAX7rBUgAAA==",
  },
  "the-whale-who-swallowed-the-evening": {
    seconds: 89,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJQBOgCFwjQ8lrgAAzjkYMZjtKcJJ+AbjpCU/Pmv3YVl3yvEsMC8lWeVeeAEuh17DvFRIAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQBOgBt1Y9GAAADN7UCGXiXlviuXSF847vnGM7Yw8Bwwk94Iqdj2uAAAAA==",
  },
  "tree-boat-bear": {
    seconds: 88.5,
    poster:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoKAAoABIByJQBOgBZn4tAAANp+JYP6pK/T71NUs4A6r9vscwAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoKAAoABIByJQBOgCFsNyFA1TYAAP2zDURHPEkiFt3uG3yFszgLEkexmAxUO+C3GAA=",
  },
  "a-balloon-for-marigold": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJYgCdAELSAHLAAD+kXVWgrmcv1fdEb/Bq9f3LPlOp7KXZ8CahWtOiJwttoAA",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoKAAoABIByJQBOgB5jzZAA/luAnoZv+3XR8u4WeespBWdj8M8ayij9AAA=",
  },
  "are-we-nearly-moon": {
    seconds: 71,
    poster:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoKAAoABIByJbACdAEfgQAAAPKDcfGASxu5/O5GpaXEgEB6uZ+6vAAA",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJZgC7ADcXJNdwAD4L9Meks52xf/tvOMYwKtd4O8W9Mqj9wAAAA==",
  },
  "bun-and-the-seventh-roll": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADwAQCdASoKAAoABIByJQBOgCPyawbw1gAA/eKY6UImUHU3JzYoBN/KKPTAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgBuP85IGC9AA/tc1emsnt1N7gEHMp5vrbm+O5djWCeyjVPpwI78y1lvQAAA=",
  },
  "bun-and-the-sleeping-dough": {
    seconds: 97,
    poster:
      "data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoKAAoABIByJYwAAuWpZsmYAP6wgcKk+OWRYVMv1fI9PYHgAAA=",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJQBWACFwp6WYAAD+yNjXTvLSWTPtTuUUdsmgu9rCqrUPqsAAAA==",
  },
  "bun-and-the-sorry-cake": {
    seconds: 73.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJYwCdAELM4fCt6gAAP5qYcq0PcKEY0p09118EwJmRnTMu2Vhh55JMxBJt/EAYAA=",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAAAQAgCdASoKAAoABIByJYwCdAEfk2XCC0GAAP6X1emTBEAn4fB7sKSBlpV70gAA",
  },
  "bun-bakes-a-cloud": {
    seconds: 66,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoKAAoABIByJQBOgB9ELMS8asAA/gM2qZB7O0pZpnMQXGCxZseYfZGiGmQAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJQBOgB9DSLa37wAA/loCD8EjyWVTdQo6zg/r2VxU3v1mrvnVCk4XSAwAAA==",
  },
  "good-wind-sit": {
    seconds: 75,
    poster:
      "data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAABQAQCdASoKAAoABIByJQBOgC6gAP7ioqNmcYY7qolkwehLe1sAGYkYAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJZgCdAD7DedyUAAA/uGPC/GfEzbF/azNxeuurp3E1l/eMGpFi3W2hQAAAA==",
  },
  "goodnight-loud-bear": {
    seconds: 65.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJZACdADdkBgp8AAA+ge7BOa4FPCAfJwvkI5PqSewCSxOPWIdsn9rkYBNgAAA",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJZACdACR1cMQAAD9GYujGfNg0pcSVL43tqhkNWksCkHAAAA=",
  },
  "knock-knock-egg": {
    seconds: 72,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJYwCdAEUU9OswwAA/luBrBV/qEFUEsgGpy2sYB2R+Kol0SOHRg0EZgA=",
    backdrop:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoKAAoABIByJYgCdABf8IAA/gjssJO48NoZpC1OpdDjGKsN6EAAAA==",
  },
  "my-shadow-stays-up-late": {
    seconds: 93,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJagCdADcRSdpiAAA/s9en5bN7JYYKPdzGV3byDI6vXsqZ0Td+rPAgSL8FYxKNijgAA==",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJbACdADcVbzgAAD+zY5hUdHbrr5YrMmOOGH0sa7rErTzKI7uPvI7CCQG1ULZBwAAAA==",
  },
  "no-lap-big-enough": {
    seconds: 83.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAABwAQCdASoKAAoABIByJbAAAlATgAD7dMuCUpBr5esn124ZMGNT+Uc7YDbSccevwwGj/4NeEQ/v8wgA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJagCdAELQeeSAADN53eYz4pfj9XnP5UL7Dpvf049D9zKC2BJe6UpaJPAAA==",
  },
  "nobody-came-for-mr-crumb": {
    seconds: 80.5,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJZQCdAEJ1m2+AAD2HFY4uvsK0s0inCfWahR7w1hpi5eAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAoABIByJYwCdADaxDgAAPeuLv5J8E59SiEXsdruhdHz63h4g/yKAAA=",
  },
  "nobody-mentioned-hands": {
    seconds: 84,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJQBOgB8xPz+/wAD8x1ELj0QyAiWMF+TblFTNUljiCADiaAIYAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoKAAoABIByJQBOkBsjCJ2tzc7jgAD+4VAjcyFggYaVGV7i9WF++kCbkagNmrg8zaMxOm/8AAA=",
  },
  "one-star-too-many": {
    seconds: 78,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoKAAoABIByJZgCdAEJTIgAAPKZc4cZEvAtH4zz4J2gp4G0NIbv+ERz43O659XXFi0+AAAA",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJagCdAD0gPSKkgAA/B0KOQDDPuJgQovmKBz/CN1ZafZfwfFfAAAA",
  },
  "pebble-plants-a-key": {
    seconds: 80.5,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJQAAS4unYHGUQAD85/T3ETBcMpkSr71keNfoGRsp/jNhP9wAAA==",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJQBdgBuhu72MeAD+yOwqNOhvTiIrpHBum4IsWWLiKMfXAAA=",
  },
  "sir-grubbins-will-not-bathe": {
    seconds: 71,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJQBOgCKyOaevLAAA4mCJgcXvUFh5F0p4lFlNVHsS9bD54cl3uBJBS5cBzaAA",
    backdrop:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoKAAoABIByJQBOgCHF3MgA/IjuDk9ZzVJNQyY7EtPQ8Ip2+lAAAA==",
  },
  "the-loudest-soup-in-the-land": {
    seconds: 72,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJQBOgCHokSpLIAAA4dmOoE+yZxqnBxBNmkzwcOlkE2uNuCOAAAAA",
    backdrop:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoKAAoABIByJQBOgBcrUxgA+ndvRg6rfym45bgOwmeEqLbnLAAAAA==",
  },
  "the-planet-with-three-bedtimes": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoKAAoABIByJZAC7ADyVcsAAP6D1Ied22/5xpF5LJHtzNS6fxSlbuEVHUISvyxzUPIi4gAA",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJaAC7ADZe89XAAD+QIQgSVGHRTuhZZ80YXK/ztXjysmAAAA=",
  },
  "the-sea-comes-to-tea": {
    seconds: 72.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJYgCdADbpXZbIyAAAPyNQyMSVgKLv8HVBEU0HT6lKCPeQngSu56uK0mtaKfE3TgAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJYgCdADFSS9M8gAA/rImeHmselVj861fsNLZ434HPts1DJUtZD6s4a0ptwwAAAA=",
  },
  "the-sock-rocket": {
    seconds: 66,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoKAAoABIByJaACdAEQU/AAAMsnarQsUBUGRq/mywnzb6amga2BPx0IRMAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJbACdADZY7RoAAD9nUCymUMsy2xSPfWVFvYuOYDDGZbFKjRJhRiLuIAAAA==",
  },
  "the-thunder-in-box-nine": {
    seconds: 83.5,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAABQAQCdASoKAAoABIByJQAAWZAAAP2QPB5xNezNJDBDTNtGb6bwt26qKJlJ87Hl0AA=",
    backdrop:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoKAAoABIByJQBOgCHEbj4AAP6jUY4Hrcv7Xj8L6QQFQTjp6hgAAA==",
  },
  "the-word-for-first-snow": {
    seconds: 80.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJZAC7AELKHKKVkAAzdQahJL8OaPWuZDwfdb3NlH8x6i+GMp7t2x8AJ5EoGVWAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoKAAoABIByJZAC7AELWMxfGKoAAM3v5hEbW1QUN8f9gF4zouW/KzjzUFhRuAAA",
  },
  "warm-is-outside-tonight": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoKAAoABIByJY2M+U0AiwAA/uan8Ev2j0A5EMvEhURc6gAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJYwCdAEOlnKLIawAAP7f5rIGazB2YPHkBqAjpkwmfjUKzKuCuiKyTwvMwAAA",
  },
  "what-i-saved-for-bear": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJZACdADZsvy2AAD+yPhdJhfVERzK3qS6VkIkF/niBBhWG4QxdVSTHCxqaZe9YtT3tglXKG2AAA==",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJQBOgBut1uhGAAD+BT5MZujJ0oTeKyZc8MLCeDXO8LR7QAA=",
  },
  "where-does-the-puddle-go": {
    seconds: 71,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJZgCdAEOPM8ZRmAA/uhnTj1gF6BGOiQApTPIen09dko1+ViIhLt3c60iYgAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJYgCdADWhPUpoAAA/uGRal+OeS4wUT7snu98/9VCq1fPSc5glWpFiEX62ajMQAAAAA==",
  },
  "who-spilled-the-blue": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJZACw7EUTKboYTqAAP6aTuG+liCfz3UpftqQAJrU6ifWAYHwH6MD/fPz78AA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJYgCdAELFEAAAP7f5rJCBsRq/X32yirropG+zkzUeoZ/qn6XMQj4AAA=",
  },
  "after-you": {
    seconds: 90,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJYwC7ADcEc1PAAD4KWqkeBrVjl5NmVjU7LEFmGBfgnaK4AEHDKYlTBpTAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJQBOgCHYtzcAAPYs4c7IHOngF4kgNArxdMkrlEbRvuKkU5B0UAAA",
  },
  "always-five-seconds-late": {
    seconds: 88.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJYwCdADaPrPwNAAA/pSqQhg4UKRg19cZY79CR4dCHVUJfDFkAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJYwAAloW23xgAM45LfBWLbOLrYwL+Dsq1FpWpcK3/WnGgV/1tr9EDgAAAA==",
  },
  "any-other-business": {
    seconds: 91.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJYwCw7DcqrZ8ugAA/sVWu8NYz34Jo3nOVt7oxGqC9NPsMhmQ7l0eAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoKAAoABIByJYwCdADhj2zTQkoAAP5qRn8PUZBTIybJso1bu7pObsa9bMXxZAAA",
  },
  "grandfathers-umbrella": {
    seconds: 75,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoKAAoABIByJYwAAq8TAG7VAAAA/rqD0HO49qa+ymgI8ua6tn22nq0wrAAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJYwCdAEf3MCsVTgAAP6qFEYL00IA06jzmM6694Wdc16vVezoXGpemc5rwo3oAAA=",
  },
  "hold-this-a-minute": {
    seconds: 94,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJYwCdAEOy/DMAAD+g8yQStgmkNN9OOxG4wc6a4HAB4grgWkAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZACdAD0IbtSoKgA/NXoVwzwcgQi+cCS1GtBuNk9XoWfX0MGCeytHZLMaQ8dCglbAAAA",
  },
  "how-the-lullaby-ends": {
    seconds: 100.5,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoKAAoABIByJYwCdAEPA9G8zsAA/uZ/s0mOHLtPQvYqT+cUr+Th4hsm27lAAA==",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAoABIByJQBWACFmOFIAAP7mhMzhlZnhuI8b9xcyVSK2RP/Wjew6gAA=",
  },
  "i-do-the-sun": {
    seconds: 97,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJQBYdho29kQcoAAA/f5hjFAkj1dpw9DdJM86UVqLLlqWMwiUE8oavD0AAA==",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoKAAoABIByJQBOgBjohkRgAAD88D33R8NDrvh/WQMbC/KYsKttzAAA",
  },
  "leave-the-squeak-in": {
    seconds: 100,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJZQAAt0KX0Id2OgA8D/PUYR8ha/QbLOdWE6RTviTGpJK0weUMFgfPPoOGvhHsl7iQHiZ6dAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJZQAAma73NoAAP22EKXDFBIUwTHzkBaw69ZXaaBfSSBpBYH7+bz8FQAAAA==",
  },
  "one-ting": {
    seconds: 89,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJQBOgCFlNuuuAAD+5R0FhtWv1SDhV+fo0V6oTV7bDxTqo80rgAAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJYgC7ADcpORthoAA/tGlAVpq76X5e9JSsn5oOkcV0kGQs/gi3RK5zXAAAA==",
  },
  "please-do-not-come-closer": {
    seconds: 94.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJaACdAELS21wAAD9ZiKPWK/dwZwYlLYnFF/5+DCLDKeDJPj/qm7G4Yp/PgAA",
    backdrop:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABIByJZACdADcHgcsOwAA/qn/2MlLgyFNED6Zr3R8bYPb4acrqlNNBm9c7hjdISMDbsiUBLlZZLr1ESmAAAA=",
  },
  "seven-across": {
    seconds: 98,
    poster:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoKAAoABIByJYgCdAEPDY162AD7HCeamv2/0+4awYRmC039B0bIz4AA",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoKAAoABIByJZACdAEUnctrVPAAAP5AmOMPeDMsd8ULEjx/TBFUKwgblOqIQAAA",
  },
  "ten-past-four": {
    seconds: 93,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJQBOgBuZxhjQAAD+rPZnhqU74V6aCbBn6luvUaqR2jBjXrJ3iAAA",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoKAAoABIByJQBOgBtGCtgA/UiOAe1EtdwSMgmDXVqfslWe4qvYBYAA",
  },
  "the-cinema-of-one": {
    seconds: 76,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoKAAoABIByJQBWABwu0wAA/uRZDzH/E2z6iNPRwCQKSDAoGge7iySAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJQBOgBsBHPAAAP7jS2JWbQZCeF5xFD0tEBIZpGhDSHlw0byoAAAA",
  },
  "the-house-in-the-middle-of-the-bridge": {
    seconds: 91,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJZwAAjVKXTdkAAD+0Muw5vCwzlESal3CIO3xE/ePupCAoAA=",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJYwC7AD2Kh5yAAD+wkD0TqDkjdT0KLsnlbOFG+qI6jMxvOBIAA==",
  },
  "the-house-lions-coat-hooks": {
    seconds: 97,
    poster:
      "data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoKAAoABIByJYwCdADdMu9QAAD+u+j27ftixJo1qC5/SgAA",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAAAQAgCdASoKAAoABIByJYwCdAD0jZlPlUzAAP6pnAZNaiSz6BRwEdbbyWimAWwA",
  },
  "the-house-lions-to-let": {
    seconds: 99.5,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJQBOgCHZnIYMwAD+eOKrzgoGLnbh8xPJ3gX37hOETdIa4AA=",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJQBOgCFsHrAAAP6prxHdwhlD64LNyAnABaVRszu7shDrLCBsneIAAAA=",
  },
  "the-house-lions-wrong-all-night": {
    seconds: 95.5,
    poster:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoKAAoABIByJQBOgCHwplXwAAD+5Ea9ob44pdCgrLorbGWjJlONkgAA",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoKAAoABIByJQBOgCFqyyqkoAAA/sBO7NlubJ1cJLEDmrEccXY9wDxwAAA=",
  },
  "the-lion-who-lit-the-lamps": {
    seconds: 78,
    poster:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADwAQCdASoKAAoABIByJYgC7ADdlemnQAAA/UpatY2SAxshBvdavMj8mTGgAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJQBdgBszd8GQAP7p/TbrT1ZOuthNIXtrdU7K2ODPZZU4XfV5+oMJMAA=",
  },
  "the-number-twelve-sails-at-six": {
    seconds: 99,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJYgC7AD55e+AAPlLUuXk3pbdXOwKNgJjeZKDyMJmT9V+zC01/HJNFp9lbi4oAAA=",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoKAAoABIByJQBOgBuTPVsQAP22m4jvE9Zw96WKyCWL0rKui1cxgkxfIZEbg9iVgT4HEPV+KGCVSgST28AAAA==",
  },
  "the-understudy-for-the-moon": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACQAQCdASoKAAoABIByJQBOgBtfDgAA4nph/pU6qJv85pLNmLoN9uqToM2/gDjVR3yYEP3tnOtllxQO0flr3aLpwAIAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJQBOgBuw8qeY0gAA/kEUOjW5webt4RN0+7tSGZ+x5DXTTJZ7zufqKFk4KFZ1pspq8PQA",
  },
  "three-handfuls": {
    seconds: 99.5,
    poster:
      "data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADwAQCdASoKAAoABIByJYgC7AEPEPw96cAA/rxySGB8lZ6+ImGK9bFqaAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJYgCdAELTLgqqFEAAP3jFsL7GHgcOVevpRbgWSitKVI0FYebwAeewJGy8TEAAAA=",
  },
  "two-kettles-and-a-cough": {
    seconds: 98.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJQBOgCBX4KtyAADOOWPfszZkShzjDTqQGXiCINzfI4oDbijAs63zBzQTQYy+aYFQAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJYwCdAD7KL15uZoAAM4qJjvwjqWrydw6eTkn8OWEUuWXaVn4vwRlFVdvEl8VpMzMoHfwyAAAAA==",
  },
  "two-kettles-and-a-hedge": {
    seconds: 94,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJZQAAmhXNrxJ7QAA/rNrr2B2dKkrr11lDWiyWWGrmjaQgdNuZAAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJYgCdADZdsXKAAD9+/wuD0OVcKvyy328R9Uj0ZUG7hom3sU3As+yrB9Dak371Q+KAswAAAA=",
  },
  "two-kettles": {
    seconds: 74,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAoABIByJZQC7ADxyCYAAP7kIoqGy/Z35fH/6VT6xqTz9q+yrLEPAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJYwAAupejD230AD+qc0RjK2nEdjXA1zUhGzRrMCbIEIeU/BWQi5AAAA=",
  },
  "what-the-fog-was-for": {
    seconds: 92,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJYwAAuySeBFrhy2AAM45Y9DBSJOjNLZxQ9qpr6c6LP2E5SEiLW0JLo0gGoQ3MAAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoKAAoABIByJQBOgBre38AAze15DnmCGMignDmd9sRkYXHPINBx/rbywRezOrxbBa8yxAAA",
  },
  "you-moved": {
    seconds: 99,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJYgCdADhN8AAAOAEthAU68stGLfsrnRMfB9gD6zjGsZWJGfH6RMHb8N/6FYAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgCFsNaqSLUAA/oQNO3y1qxDVYCnauJnfmQxK+qqiaShgeE8NUavrWuMAAAA=",
  },
  "a-letter-for-the-comet": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoKAAoABIByJQBOgBGLIADNx6auys1XkrpZhYRkLV4E4AAA",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJQBOgCIBJF+aAAD+QMaReNf0HeH/NS/SIB1eI+2yd6U6oAAAAA==",
  },
  "ar-preview": {
    seconds: 84,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJQBOgBtzDHpoAAD+qbHvORn4T6DVTP0AsCopVvaYPmefHxTabPEMfN46kFrpdqgS2YAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJZACdADb6jboiAAA/qn/dTLHcIwH7Ml2kyVStCqILyTkRoH8FxcMqpr5C5KMNZeYdQ6wAAA=",
  },
  "back-in-ten-minutes": {
    seconds: 80,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJQBOgCHgD+i0VAAA/oeOECyPlgKqhwFtrB/jEqVfyVZfrHMzjvVhWooD/LeynvAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJZgCdADcYcf9FfAA/vM02hkBP2Jofd3GDeGPxG+pP1JNHZeHKlZHNPfV5k5NS1AAAA==",
  },
  "best-in-orbit": {
    seconds: 73,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJaACdADZXA5WkAD+0orRQwyz9JBReIJOKK19iA16iYsI+g2yhzEOUm/aNaP1UAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJbACdADdbUBtpIAA/u0gQgIzOh4Q0LqYx4ZMPWiqFpn/sjZky0B7zowX9EPMJXM/gAAA",
  },
  "gravity-takes-a-week": {
    seconds: 75.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABIByJZACdAELTegGlUAA/r/J4Nm+Nx4rI7y2Pbw7ynwXYRR9VTMvK20UylwC7v1T6EtRFfowLjTwDIyIgAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJZACdAEQFW+IGRG8AP7N5wXrSBai9Snj4WD5ZAdQzNbpixcbhNhiLPCGzyV+UDkAAA==",
  },
  "guests-arriving-shortly": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJQBOgBuDwz1KnAAA/iVa6TsBzAx5CohmvwJuvIIxNPkHU/AThKQAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJYgCdADblqjAAAD+7NVrsQfw+T8yvgHUPXDmy/AoBp4ObPv0tLTKAAA=",
  },
  "how-to-switch-off-a-bear": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJZACdAD0T5Tc0YAA/qn2cy2dd9TyAr7KzM/65n6W7rMx7oJoEkE2nCNmZgflRqAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoKAAoABIByJagCw7Ddb84gvdQAAM3gVy8vduAPxx5UKWKtETGCzwUn2yf4yd6oYAA=",
  },
  "nine-minutes-ahead": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJZACdAD5jsuSyTkAAP7vaG762OrY/Rw9Mjd4PvmzBY758lDEKgzyr1ejJ3R4AAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZgCdAEOABBdL2gA/uzg2UZAKXQrqiu1/7AL3gpYTh5JnMGIra8Ae2YKxY6QTWn5ffAA",
  },
  "one-street-of-rain": {
    seconds: 85.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoKAAoABIByJbACdAEfhypgl3QQAP6EFpV1mx8huEKpp7tXBowNpH+xo01puQe5z4Rdo69kWQcsbqPNWE6SGwAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoKAAoABIByJZgCdAD0oWOXq9koAAD+qhDrDB81ofqS0ex3sSKzx8NwewKfjgEFtcsg9+4PwyJ0LyuJAAA=",
  },
  "over-and-goodnight": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJZACdADc6vI8GAAA/oOR2dTidp+Xx+vabvTryhWmuhB3RWDlbOeAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJQBOgBt1WKcAAP7CQQGoaEvtdlexcmuoKP32t4Vdzo5QvneCgAAA",
  },
  "postcards-to-pluto": {
    seconds: 74,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJaACdAEO5aFErkwA/rxzrTmLQ11jcGCFWX1RkWIsoMXLmVsJhtIm7VLVpPfFLsGJfxcOcAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJZgCw7DV1UCAAP6jNSeu7rpFXTdQ0JQB1rTxmho8CJZoHQ8LZCa/dHWXOFZagAA=",
  },
  "somebody-is-turning-off-the-stars": {
    seconds: 76,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJZgCdADdKfSJxOqAAP7N6pzU9urABvBq/KWQHPlkwAGkWWYCONvn36Sd+ogA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZgCdAEUUbMAAAD+0mXAqrjyeNIw7kATBvS4vMz3KJqjbKBPW4ZFkAA=",
  },
  "something-for-tock": {
    seconds: 80,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJaACdADbVCekAAD+r6Jfkt3HmYQjN65gWYGqXqO+gDKUxraeECa7XSsQoJflgAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJaACdADFb7SwAAD2PrgrAGGckS+dnJkwgTe2xMHB0g8DWNm3cKhkzDBlqlb64WoQAAAA",
  },
  "the-door-nobody-used": {
    seconds: 84,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoKAAoABIByJZgCdAEfvsBneWDAAADOOS8KINcOVYhO7XWP1UFJlku8EXrQmc526+C0Uvutnd7FQAAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJZgCdAEf1J/G50kAAPfVqYPktL+gAu4AqO0UNgDHL3wudSmFLirBqwh16XrQAAA=",
  },
  "the-empty-case": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoKAAoABIByJZACdADRuMkzweAAAPsaMwLWB0yXiJeHU8eczjPU9gazYkHfYXAQ1hV6uqX1ATQY2L6suJmBkbFHAAA=",
    backdrop:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoKAAoABIByJQBdgBWf80KgAMrT7NEkjhD4W1leLIQJKMPO3wMIYAAA",
  },
  "the-exchange-cat": {
    seconds: 78.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJQBOgCHegyMxowAAAP54wbOqnEVVxLgFwlSH1bua0x/CZRoW3sSqsxJkAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJZACdADche/eZAAAyVyn8JlTBlhgCzXtkhNGRvt4TS32d0L7gAAA",
  },
  "the-kind-interpreter": {
    seconds: 77.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABIByJZACdAEQzR+bwFoAAPv61IjSKqNWJyFCJUEgcFrfOUSEkbFCokRir1eZVYYUBQlfAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJaACdAC5z6ygAM3GPx/JH8IRHmMkTaLAzkdJBVKvTyRpAJiRfSLDAAA=",
  },
  "the-lift-to-the-moon": {
    seconds: 80,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJaACdADDfxtTAAD+wjVVuTnOcs0cHRpblSblQ5fxb/BrnZR5py07gAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJaACdADcmbO2SAAA/ubnHp9pB8UBvIPGQvce2wnl6STfG3QojobDmSQXZdd26mWAAA==",
  },
  "the-other-half-of-the-watch": {
    seconds: 82,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJYgCdADcW4PWnAD+5CymI+QZj6WpewOZhEnH90YSoDKCg7bLFjgJ1U+IgAAA",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJZACdADcTULbgAD+0QdOQcIRXqQXg5cOapeF939jzUFjnCAAAA==",
  },
  "the-quiet-engine": {
    seconds: 76.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJZgCdADZkHgAAP7RsUHPPgSA6KCh0ydgIy2/n2s+KqJz6OxdcA5T4uRfZ8PBYbwoAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJagCdAEWzC5UG4AA/uboAZLqEVt3CSnKaZlbJ+5CXMklYLZqTfFbKQWlnshIgAA=",
  },
  "the-rain-room": {
    seconds: 79,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJbACdADb6DWAAAD9nNfeTsmu7hFxhq5nyypSCD3wW34Q5EmRJqXFjviSgAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJbACdADdLBJ5pOgAAP6JKiILfdJVZUrBx00ls+8vJ6ytbO0U/0VJdGwwAAAA",
  },
  "the-six-o-clock-star": {
    seconds: 76,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABwAQCdASoKAAoABIByJYgC7AFAAAD+7rfu9Xon5ex8Ul6IoHBpAOdHJdBN40HbRzudPnBIKFygXjdFh4AAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZgAAqH8oBNuAAD+3bk3cDxWLcM4D1S44L0q+uxFOXvFp9/Bltzq8AA=",
  },
  "veo-vr": {
    seconds: 79,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJZACdAEQ+c7LAAD+cy8tvEEA9S1YvA6pDV6Hrz3na7WINytyQpOFg3UQ8E1MHMfSVyOMRgAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJaACdAEDcFNmgAD+vIWrh1gU8fKTgNHqFZpeFT04iQMf5k2uYkcQYnOZWvDVqgAAAA==",
  },
  "version-two": {
    seconds: 74,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJZACdAERFNwMC4AA/qNDolotCk7y2eQuRBKR4YyWNehCBOKIS4zmFfzOkYAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZACw7DV1fIwAAD2nd7SlVhfQPybE6eciHRLvCsRgGxYm7TSjoM4AAA=",
  },
  "wait-for-the-green": {
    seconds: 80.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJaACdADdBZXuwAD+wbREZJjeaZ1aVofPhyxCNEoCoSDRtdQv6GttHyCBAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJagCdAD5Z+uOomAA/ieKdWC4Uakfgdg0j+Tvpcp1gAD58HwBZvf1bTB2Ud3eQwAAAA==",
  },
  "wrong-number-dear": {
    seconds: 80.5,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJQBOgCBvWPyMAAD5+ubW2yY7PoE59AhZO2YUl/TcMZ4KamAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJYgCw7DWzHZMuAD+wkD0TdxN1NScSez899Lca38sCo+ja7HvwAkAAAA=",
  },
  "teaser-the-lighthouse-that-walked": {
    seconds: 18,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJYgCdAELW/MeOgAA8pkgRI65l0BfMn6SyKCPD0uwPqIIQj+xRnYg7DkhlgAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJQBOgBjAvIlAAP6RqwnlUCFNPYBxeuM6kDJg+xwuu+Z1D6oodaeib4EoAA==",
  },
  "teaser-the-night-shift-at-the-moon": {
    seconds: 19.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZgCdAEU74VlMAAA/uW/hwaE4c7NBPy1F+3aFItfx0Ubl4CwtfuB2LZr5swKQ4VfAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJbACdAD0QRsD9AAA/uo4dGX3lXlvYiY7Robil20qGG9XU2ZDTY9MIcq9aJ74jUXp6AAA",
  },
  "teaser-a-crown-for-the-pond": {
    seconds: 18,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJQBOgCBX7x/XAAD+sY43GQmjZHcyBMGoF6iAIv6W82jR4g2UEngA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAABwAQCdASoKAAoABIByJYgCdAFAAAD+5N8iTkbBQBZWcm/scHqN4DgYW9u7RRSCNrCjUz34AAA=",
  },
  "teaser-sworn-to-the-last-page": {
    seconds: 18.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAABwAQCdASoKAAoABIByJZAAAk5gAAD+3Z1IuoKU0m+v9Bv3qYmeFcesAH6pqp1m88cmJtwAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJZAAAt1wLKb7qs8AAP2zBWhUkxRi/5LVMkh9bpyhSOz3PF/DVG6MCAAAAA==",
  },
  "teaser-rooftop-relay": {
    seconds: 25.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJZgCdAECpXSXOgAA+/3ljcfc3ZtbicczVo5WerTbrvfukzULXacWoRoaBGokorjSr0z8AAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJZACdAEPB9tY0l0AAM3vmLHoMGYuHvgJ81Jnbe0arTDB96LsnvBKre3JvQFBLoAAAA==",
  },
  "teaser-the-whale-who-sang-backwards": {
    seconds: 16,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJQBOgCFpYshNAAD+eRs8EIMe70UOvNqpOVD+VtUbh/CY2B6EFDwAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJYgCdAEfg1SrwAD9TFPXIXpP3tcq4mnMQUw/YAlXoPr61WHw4LXu04Z81lFI1SAAAA==",
  },
  "teaser-nobody-told-the-volcano": {
    seconds: 21.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAwAgCdASoKAAoABIByJbACdAELXGst0+uYAAD+SL6wPaxjMzWZL9KAIxnJmu0NHLAlrxTsFbuAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJZgCdAEekOxwUADiAbwAtsu11doYrfpbfTG2KSp5qKyvfIuq4KYcDh+uXNIAAAA=",
  },
  "teaser-the-last-arcade-on-europa": {
    seconds: 21.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJYgCdADcSARJwIAA/tzwAFHxqtmRx1dYgCDQMOAFBbH6FN9SrIt+FC6qk8KzPUQAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJaACdADdlJGwnAAA/tue/nbCv13/nwavmy1z0Ur/kgcn5Z/NiLSIb0AAAA==",
  },
  "teaser-three-wishes-before-breakfast": {
    seconds: 19,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJYgCdAD8AY2fVgAA/mTeEcFeMmi/PVjOyqz1sM1inFdwBmM8M/FVUpWOWuZgAAA=",
    backdrop:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAABQAQCdASoKAAoABIByJTB1gDEAAP7qUgkPauAEUzjtUJzqCdgHQAmk/rZAAA==",
  },
};
