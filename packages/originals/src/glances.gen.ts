// Written by tools/generate-glances.ts; `npm run generate:glances` renews it.
import type { Glance } from "./glance.ts";

export const glances: Readonly<Record<string, Glance>> = {
  "adventure-quest": {
    seconds: 89.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABIByJZACsAEPCasCpSaAAPJ0iHDVweBIBPTmHsv+3kz0bHl8PSB/+8vHEXRfIZ38s/xUAAAA",
    backdrop:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoKAAoABIByJaACdADxNxv81CMAAAD+xcXQutpr+0gKiBd8Q6oFuhKIAy0ZP82Lo8K9NoEkegbwYikszv5DiAAA",
  },
  "captain-minnow-and-the-honest-pirate": {
    seconds: 89.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACQAQCdASoKAAoABIByJQBWABsBVSAA/rw2WvwNUdf49K6vF+8ZTvoEWllvSY0WfVZVijkyWBQOahIAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJYwAAp0xV3TnVAD+3f7NX0MY7/Z+kX02qTKA8yo+R//6qpxNSYxG0UAAAA==",
  },
  "captain-minnow-and-the-long-ice": {
    seconds: 92.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJagCdAEOtWQAAPKeQlcGZ5BpgJ9EffwPfvfNNIQ0SLSRxvnjdjbtgEgAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJagCdAEegKLsAAAA/tTB5i6XiIkBNUR8mfGQtbT7KisgNoLDo7r9xugAAA==",
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
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABIByJaACdAD7Kw+TOBIAAM43usaOEoaZQ11/6tay9gkp4mnauOH7TgBJs1RTcJJsdtVOAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJYgCdAEOlOz8IAD9/P+eaBzZ7WWa3ePMIPQO79vwLMVvYG5hVtxbm9yB5wpNJFdWAAAA",
  },
  "game-intro": {
    seconds: 94.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJbACsADca7kPAAD+wiE3mee8NZCJF6YRIjje5WXKwocX8Lv1xeg1SX0rR0zehgyAAAAA",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJQBYdhuj2Br0UIAAAP1JDzfNdg5N2J2KXaO5iBV663TgGa53M2mOL5GssiYDZJS7YN5bjmgAAA==",
  },
  "here-be-one-dragon": {
    seconds: 93,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJZACsADygINFYAD+W/jC6vhjTToy/ZT0zfgMztB4NPZMbGQhLzCx6dkQgAAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJYwCdADcrqbF/LwA/fz/IGm1wP7wgX57alVjo8oAjnfExrSa+lrPUUWBjJd8AAA=",
  },
  "i-did-not-like-to-say": {
    seconds: 92.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJZACdAELQRlAAP5AxJvaT5CefSFLRNWapgy+iy880k8Yen1Op4oxR2+MNeEIAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABIByJZACdAD0sde/otUAAOJjpWXPAhmVhAUE/GDFZoQotnnoRGlCOexr6U3OH6hakZMAAAAA",
  },
  "in-the-eye-of-it": {
    seconds: 89.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJZAC7AD1euQsBmoAAP2cEbinTQ+SUZHHl+xShwB3zG9j29FaYWS6ekU28Nu7jAAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJQBOgBuMpi82L2AA/eNusZQiokAEQzY5eou+jyh3v0aN/EjhH9vYhfEpB7uI4IT4nfZrZIIAAA==",
  },
  "knocking-under-the-ice": {
    seconds: 82,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAoABIByJQBOgCHSfQNAAP6RDOYjgVsEcUIaMoa/xC8GY2ye0iSROAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJZQC7AEPDS/9EAAA/mbD5W9mydgH+4cdby2VxRPcGXRrk4tB08UW9QAAAA==",
  },
  "kyle-character": {
    seconds: 86.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoKAAoABIByJbACdAENUEgAAP7ATllclo9q4tt6YMrGy28HO3rwoznVVL1lfGJ8MH8Qoam5Esl/sl0/AAA=",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJZgCdAD0T3W4vgD+wGK0zkdFyCMfz+l0rQizF1emsEGTjb71pHzXtGntSIOvwhGcW9vAAAA=",
  },
  "last-years-race": {
    seconds: 94.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoKAAoABIByJQBOgCBuwzgAAP4Aea80rVkoYWGRP+czDSSx5V0eX8E3XHbHz9fODpmLyDhuMH0AAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoKAAoABIByJQBOgBs0nx4AAP38xsUFakVVMKx9osdOeWW+h86lcPy1vPZSAS0wAEVJtbraOFBbQ3MAAAA=",
  },
  "mount-warm": {
    seconds: 92,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJYgCdADdqAHPQAD5EyNIZx3L6N1mqmt7yMlAKq2LH8QQG8KgeVw+JVkIYAAA",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoKAAoABIByJQBOgB5/leScAPa6HbLNJHaggNf3tMjimsYmxNtCeWkfsH4AAA==",
  },
  "nine-boats-out": {
    seconds: 93,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoKAAoABIByJQBOgCHUyAAA/kEJx3CTu9KHZFc85yuiHa4L1XSzZ3xAu4PwuvT6wAA=",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJQBOgCHHQ+YIAADN7WswdITRsPQKSURwMelFZpm4ojWlquPwsfDjNZRRqAAA",
  },
  "no-insult-today": {
    seconds: 83.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJZQC7ADz2zAtjAAA98uf2P6k0dK5got2HAf6m3oFJGVwbW/wkgAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJZQCdAEfhqizQAAA4gA1UMbnLSExBPcD1CPraVNTbzvBK4nvkSelMKAAAA==",
  },
  "one-spoonful-of-winter": {
    seconds: 94.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJQBOgCIG5LdcakgAAPujgLUdAnNftM1uKcDhawUUS+SXl4u+KkuDhIyRLkjAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoKAAoABIByJQBOgBtjUYrwAPzXY6+qT11Xp9w8EX95XJcFSZaNlt0ali+TmIT2kXdkA4do4pd0zJ1Bu6AAAA==",
  },
  "slime-adventure": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABUB8JYwCdAELhUfM/+AAAP5qnwsBbRt3vAlyFiPyCTZA/xboPNn1/VuqiGVT58Y6Sep7AyjmU+4AAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJQBOgCHiBIlWWgAA4f7gr5ErCuL0QCPTKsV6GdeMjRai8HYE570sUJ+AoAAA",
  },
  "the-bell-under-the-sand": {
    seconds: 80,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJYgCdADz21i7ugAA3iwAapGgzTsFO01dhu/B2Q5xcePA1YY2pyi5V1lbfvcfuYAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJQBOgBtomLpqkAD45UieY8bRQW+t0x3IrGotVI+m0mIE9sZcCN7VeI0DEq3FRFpyRFnabUAAAA==",
  },
  "the-city-that-was-not-lost": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJbACdADb8bhxRIAA9ytxfWK/jw1LRxHnnNjBImuyqQaY5SvftNSCNZqbqtefXkAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJYgCdAEYElVtp0IAAPqJVPgoSId73mgGDLmX09xKgEEWgcWdXtRF1U4FXGvrb43B+FZLxkEAAA==",
  },
  "the-late-echo": {
    seconds: 87,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJYwC7AELVZ5W8sGQAP4nsaHXEIyZblp4aKEk0m9EFua7i0j9jClaQamErsAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQAAXtOuyeo4AAD+5s3zeg3A3RX32RcOmMtIiRdFs2tm9w0jibn2MNDgAA==",
  },
  "the-map-on-the-ceiling": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoKAAoABIByJaACdAELZAK5O9YAAP1TYWpAwznY6dHu7gjZjUWaZfmpNqKVCz4jV+KoBITsM1BOpZL/ZMERUAAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJZgCdADznDzAAAD7/fo9Z6PjlAn4oiE9EmI1ngjEzY48pai6rf8whGcXFqIAAAA=",
  },
  "the-map-that-was-hungry": {
    seconds: 72,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJYgCdADdp1bx+YAA/Is0Zxb3iL2e/ZTfFi7juSxuyPBKeO+jaMHgWfZBDTK7Sba4Z8GAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJYgCsADdgF63J9AA/tceya7E+xqTQp7CTACuYWbvgkK7L6BqsKQLSXoD7qwtZm9rlxqwAAA=",
  },
  "the-mountain-she-remembered": {
    seconds: 77.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJZgCdADYDFIAAPKZhrkfuCX74CfToqyWOVIyMjkkcVW33rKj4sR1IYtYhXpxjNZXAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJQBOgCPSA9Y3aAAA/mbDTzRcbLxnNy4M31Aug3fcrum7lstOWeLavj6Mk0CCPOFJOgAA",
  },
  "the-source-of-the-umber": {
    seconds: 85.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoKAAoABIByJagCsACNuAAA+pjvVSAZk+zbTPmVH4tAWbIeXEYpEPfKVdljdakKYAA=",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoKAAoABIByJaACsADZHDNgAP7I2rNHfekPDyZmaeEj557LscyVFmbLRxd0kfPcOOVrQ+8QmyukC6sAAAA=",
  },
  "twelve-steps-to-the-sky": {
    seconds: 73.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJQBOgCFrFkzkAAD9nCrlAeJs2s1NviceorDaMjYteeitK5X3ROTLiGgiZZQA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJQBOgCIZgwJJvWAAze+E6LZbx+NC6By53VsM67AvmLLfYDak+ZuDWCj0ow1lFIfwAA==",
  },
  "two-hundred-and-thirteen": {
    seconds: 90.5,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAoABIByJZQAAuWxatpYAP7TvgTrlgaOBKkj4q8LEiAwpxx6dL+MvAA=",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJYwC7ADc+EFWgAD+Zo1xlFGPkI5EZumJsWDpTz652XHoKKQO/AY6kjtYJxgA",
  },
  "a-firework-for-ko": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABUB8JaACdADhALbwvsAA+/3dwNbKzsHEIqNajDzlVjjgA1F+tq0/DFkW264D5PESJdYg25N23gAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJZACdAEONM0NAAD+qhmzjPo4hWvuNj6x+RVwPJy9XNVXOaZt+1XaDIggOagcKqu33+xcVfgAAA==",
  },
  "broom-school-leaves": {
    seconds: 85.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABIByJbACdAD0ICYZegAA/VH0QvOF+svOLb3tRdsTI91Joi1YqESv5wkItdOrE7CZMMBsXYFAzW0mmGBAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoKAAoABIByJZgCdADyM1kAAP6EFf4PZ+0gZMqyH6qcg2uDDEPb6L5cUV0EOqr2PePN9vk4DbblF3k2ZAAAAA==",
  },
  "broom-school-losing": {
    seconds: 80.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJagCdADZjbngAADycpr5jmGD3d9qyN+BMkVUiQJfOYB9/i0eBCuYdm6yEz81XuqoYAAA",
    backdrop:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoKAAoABIByJagCdGuAAkZDm4MaAAD6nXISnUI6rEV5vJvrqX5gpc0C29zONfLgg1Yg3QeuhtXQ7B3x8WyU7SdxaAA=",
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
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJYwCsAEQ0ueoOT0AAPlwpWNxH3spiom9ztTCsBfCYT85NI9Y3m46a3WlKpVe2KRju1eXUjNAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJQBdgCIBp9wIAAD+mFROD12p5OmwmjmBFpLHRxXFaAx/aKXX8yU3z0QYNao1GAA=",
  },
  "keep-frozen-until-july": {
    seconds: 97,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQBOgCK3XrMZAADNxe81qgN38sEIUvPbq2UYf9XSNpgwImIrU+gKDTRYAA==",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJZACdAECpqrr6AAAy0tqPD2hLj8IWTUKQYtERFEM80ML8qRQsAiUq6ztgrd3apy2BC8MaXAAAA==",
  },
  "lane-six": {
    seconds: 86.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoKAAoABgCIJbACdAEQEmHQ+M6AAPxlmwRpWsFdHPApjAzSgAIxy1JxAIrKlxzSaqU9UXUtXPin5KD1iJMWkAAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJbACdADcDPhQAADLRHT53/NDBxFfDLcRF/DbEanUEz/HQeuxx4XXqk3PlnNelGVgAA==",
  },
  "last-train-to-summer": {
    seconds: 81.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABIByJZgCdAEQ+pQxLC4A/kAE0x6FPAff4XLzaEG9Ay4zeYPrOEPRATHt6Ik0Sy4BkvVKnQpeiQspsKkAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJbACdAD0tv+VkAAA/t4B7D5a3ZBgfScv0H5xlUIGETgZrf089rrXL3jxjiMiDmAAAA==",
  },
  "mind-the-step": {
    seconds: 88.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJYgCdAECuhtAljQA/n5s/U4PhREvqGCCaW0vFytFOfD7OWDqQqlBLupgk7ApNNZRSH8AAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZgCdAEO07AEo/QA/rybUKM9xmzeaNPMkoA1VCWMiHzcFiYvNtPWHcgCtRSFkuvRAAAA",
  },
  "neon-noodle-courier": {
    seconds: 70,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJbACdADb6P7tAAD+ccJKfcRVsX5XmVPGTDv4e9FdIb1gb95mXtud3dfIkmNRjuzsFFt4vfXgAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJaACdADcZa2YiwAA/uxaoliUjFUlW0myrCxt8HQrqKKSieuLlZaAp3j7pQIIrx2erCBAAAA=",
  },
  "neon-noodle-four-minutes": {
    seconds: 78.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoKAAoABIByJYgCdADa96wAAP22EJbAZSgbINizz8IWqcaflk4yFiPQ4cNT62FujI4q2OmQ/yJOLr4XXqZmQAAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJZACdADx38ZAAAD+eTJx15VSeRZX3VMaQMbcMsq0XWbf+8W7qLwN/oRWuXJ/BEzbAu1THAA=",
  },
  "neon-noodle-number-one": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoKAAoABIByJYwCdAELZX4X5IAA99QJJ5kEHtWm4GLPcZ9gEuh1YVaUYmwAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZACdADclNAgvxwA9kRvoH86z+vRW5mEkSUIL5+/Hzuyw35YZOmyNMji5hGDlC7+KYAA",
  },
  "neon-noodle-typhoon": {
    seconds: 85.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJbACdGuAAsuOCKAAAPqTwtM7awn0zE0E+L9ibIne8EPku+uNv5SK9kUvaeWYAAA=",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJbACdAD7EYyJoAAA/VCWhuV7e5ZJVrJ2btvd433nVLL3HTTYihpMD+VNLQRVL/7QAkyyC2+AAA==",
  },
  "nobody-screamed": {
    seconds: 81.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoKAAoABIByJbACdADdi/OCRwzgAADdn6K21izKn+YCuCVJeDrVb5z8qnw97eUW/W+0474faCVbZgAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJZACdADdD7GYNbAA/U2CKGimC3bDYIBHNCqEVnxIny7ulp8tFpG0v1MvowVORiJ7eJJscAA=",
  },
  "one-song-and-it-is-short": {
    seconds: 81.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoKAAoABIByJZgCdAEQzYxajXpEYADOOYsirAhCJQj1wIBtd55IKZQ1svoJ9Fetk/jLQW00NNNk1cAgIEzhkSMbEAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZACdAEO4/tb2GwA/sB8Dv7T9/HL+3Js46Hh3Cqhm3G3xgLzNDvcEKXizb00yyXTYgAA",
  },
  "somebody-is-watching-the-mochi": {
    seconds: 81.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoKAAoABIByJaACdAEXtkTWL+4AAP55KGAWP8xNzLck/iN28TeFJoUPJh28Ub65p6FbIprEJXhhYeEKcLIOgAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJZACdADcVsNQ0AAA/u7eBD1fYjm7d9sHdjZ8fPVdYYz3Q2qGCrSaRd7G4gAA",
  },
  "song-request-from-the-dark": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJQBOgCFssqWFFH8AAP5mNASgbPgYKgxbi1M+dv13kwrPMuov8jmIqI4eOnEVqAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABIByJYgCdAD0ZjrldIAAAOIE1I9hTapMsC04sQY5PKzGb/N17UsvgKo9cS9W03w2gPeLgAAA",
  },
  "sorry-by-runner": {
    seconds: 88,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoKAAoABIByJYgCdIExGKJ8ZP/cCAD+sg8xqZdg4eri2n/WcUqr+UYamL3sepgxHS8iwXvyR4VvzgAA",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoKAAoABIByJaACdAEfn6mTc0JTgADLRC2httymoituVa0P7kuNadE310nLJ2gm4121406ll+wzTjoXb7R8AA==",
  },
  "the-blot": {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJbACdADcrv24MAD7o+3eS4PcBjZbTubZMhi+edo96Zd/qla4BYGsGCrmShRhkaxzUIYW8oAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJQBdgBYBnz71gAD6eUGqevIJdBDbxL224Xfyc6FdpYF4r9ef9Kh7IJh3n3H+CJnTTAMAAAA=",
  },
  "the-gauge-says-afraid": {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJQBOgCHhc7cplu8AAP55KrbGcDiXcwEEa95kJuluKsDFVQJKKmxSR/tC+GTMAdnWQpZO8QAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJQBOgCFrNbtR8AD+wcwPFko1V6RNlAIOH3EbDHhu8iVFaTWs7ES/C69EAAAA",
  },
  "the-kite-on-the-other-island": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoKAAoABIByJbACdADcB2OYAM3oxaRlipvYF7PHevpfVntUvghAi0bEy94JhC4MaEzrLvyWi3bGuMdQAAA=",
    backdrop:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABIByJbACdGuAAj021oAA+TKQtbomtMJWvU4kMgVj3p28N+yUeV/ed/8aFve0hC/a+XjDBQa1zhXvzJQA",
  },
  "the-paper-blade": {
    seconds: 71.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABUB8JZACdAEegdkqDEPmAPJDNO57uo2Co+lrK6ovGlq83G7eDoZO4dSjaTk3xbEMtAChPv9QAAA=",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJZACdADdbTSN6YwAAM3xabo8A/mdRULNB85vZFQ6NjUKXGVqMp1gA6vWb4GBfSGjz6OAAAA=",
  },
  "the-spirit-of-car-park-b": {
    seconds: 83.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJagCdADcYpdvKKAA/uRoAT0O3kiZt5LsYREGZMlo8HawVv0FFcrv33GypQ6ODUBwy/I5GoCAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJaACdAD5g0SnIiAA/umvZI0clvYU6CIgUs3zkzb7EHAtKMNn8HqSiRfCF0TgAAA=",
  },
  "there-is-an-ant-in-the-ring": {
    seconds: 96.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoKAAoABUB8JbACsAEf3ABXQ+IAAP5IwobKkcZLwhsET40M30kWXaBWGH1gGksfbfaHRCWzYK5ipMYu/o/wAAAA",
    backdrop:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoKAAoABIByJQBOgBc/M5gAAP4j9d2cbJYWLGFdMyVlwyDqG7BSdPBVcQ40vb9cBg83n2r2NxzylH4gKrj9AAAA",
  },
  "three-percent": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJQBdgCIL0oFORAAA4nkcajcyPN77YbAEdc6jIvYPTPUJjsFbwvkYnS8iNsQ1RJRWMtAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJYgCdAEO7JlNsAAAy0RDRnwWq5OUe4FaY8CpwBtFbuZBNgIqnQogVNIBlefotviJEAAA",
  },
  "thunder-drum-hana": {
    seconds: 66.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABUB8JbACdAELM8r2H8AA/q0meetSdFclGAZrWeOzsfY5lSecu/lUc3OSAfFxXzH+CC3r0MTCft1MTAAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoKAAoABIByJbACdADZKRMAAP7mANaVxNHr2QxJn+aLTLPEKWXz3fcLm+OEjDrp5YElas3O0iCAAA==",
  },
  "a-mountain-of-jokes": {
    seconds: 92,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJQBWACHhj5aMgL0AAP7JZTFxqXBLvgJc8gGDCRVE114/vwtG7JNMuhvVTQjI3pIHcAQvacAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJYgCdADZevfUIAD+yOjgBShL64Tk7+Hc9TGedNCJi49EYde0wj0XJoVT/FZRlDYqeoAA",
  },
  "and-a-rabbit-shall-bring": {
    seconds: 91.5,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAABwAQCdASoKAAoABIByJQAAXOKZWAD9UwMOYMvSvB0lVtJgiXOKc0w9hZgum/ZFeXgAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQBOgCLW8CLLAAD9/RSEfCzA4N0ZwF4cHewvs488f7zW+cUrm7hh0WoAAA==",
  },
  "cold-wash-only": {
    seconds: 100,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJZACdAD5hTB8AAAA/LB7NjV0D3wIZFf+CTyvMuVT5qhTeV6LzyUm5SKwUkYgAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJQBOgBujgaHnxAD+iSodBJ81MLol1kW0WrtbjiMSklkYVr94RrIxwAA=",
  },
  "counting-knights": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJQBdgCIBKQH66AAA/un5yC25oTnYv8YfPM/7JAoGVnCyWZCPuvcXtiAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoKAAoABIByJYwCw7Ef+YqeBAAA/trBbXJ4vgVzz4JlGR5ZP0JXCB9uk4QAAA==",
  },
  "hold-still-sir-oswin": {
    seconds: 86.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoKAAoABIByJQBYdhsWlkAA/MwCgtqirFyPpMBigM7DrT4B03+88HBT/8eQEwAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJZQAAvwc1+Bt2syIAM3trq6oww/pvZiJMU5ZWap6524uYQ+/6BVwAF+Wy1AA",
  },
  "measuring-the-moon": {
    seconds: 90.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoKAAoABIByJYwCdAEQXNO7irKaAAD2udOV1NCZ5MiK1pqcUZBCKR/uDDlyttOgIgCPAJ1UdxJ6oAAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJQBOgBuUvLB7KAD+QP6nimM6zZnHRtm9C45iaOyhxEfaPR8zMDxmn5PD5PIMXtVtBfgA",
  },
  "nobody-in-nobody-out": {
    seconds: 90,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJYgCsAEOquq4wAD+zfSroRh4ir+mTt8kXRIo5uRKCB1C/LQcbAAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoKAAoABIByJYgCdAEf3XdsWMIsAAD+6V5x15KZ2l0K8wrOIj+lWBGPE8RJ3xmgo/mEy4cAAAA=",
  },
  "one-terrible-dragon": {
    seconds: 94.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJQBOgCHiD1e68AD+eLxwP/HU+WCq3aPnsXwrL9CD/YSgwgCnXelqgAA=",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJQBOgCFrNbtNSwAA+6VLFg0o0PVWKCoJXeDlRbFbAkm0uVFuqaMnyB2Leh5J7wSnOcqzfAAAAA==",
  },
  "one-yesterday-slightly-used": {
    seconds: 95,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJYgC7AYtBuHKkKMAAP2dF625Xn0QHrtWbGy4m7i3nv+dNu3TdsCrHgMhCKxHVpDFOIGvtFgAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJYgC7AEQCNewAAD+h6Hlm1+A8mdLrABIRSYsXqxVns8nCHrPfCalolLAGAAA",
  },
  "overslept-by-three-years": {
    seconds: 93.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJYwCdADdgBPyRAAA+D/DjB5CMTsAXFLnn5B7II2oR7MdZgAb6uYAzIoAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJYwCdAEWO35/roAA/ptltyc+qHKvAzFkUGtxxlLGBV0Mef1vuV/UyPXU0sAA",
  },
  "rounded-down": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJZQCdAEOy/v/EgAA8pzKrAzQx7fZjwCjBRvHHDZo0EiA8Qq9aAAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoKAAoABIByJYwCw7EWue97QlK/QAD82MnkHoVNJbmYuERmj8AaWJ4vw4NWIb/AbMrBZjYPHQmzAAAA",
  },
  "she-said-bless-you": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAoABIByJQBOgCFW/elxNgD+qoUz6ZVFDxhwW5736xBpouwaxAumoE4pVbK7EshkhCcDn6LlYE5wnMfCoAAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJQBOgCHerVbTwAD9nToHepo3v2nAuUEBe+q+/Cw/lpvz9CRavbDAAAA=",
  },
  "the-dragon-who-kept-bees": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJZgCdAEPQS4AAPqXUAUtbJiUK3ssEFcvhYSKOPpo7BBKtd8ZpAAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJQBOgBsvX14oAAD+kXSiviw5WteaoRDbREqCrsHU9CmCz+JayVoLU7CZAZZGA7bAAA==",
  },
  "the-hill-would-like-to-turn-over": {
    seconds: 86,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJZgCdAELKFDgsAAA/tzjJAyUN9iL2V5Uwl/UgZQ0Qw74cB+UKDgurgAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoKAAoABIByJaACdADzv2MAAP7sVcOu+YDhsbRKYxvsOncOQiBDOnFr+aNdez2z2ZEnCAAA",
  },
  "the-last-customer": {
    seconds: 94,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJQBOgB5O2RSgAAD+aEGvHApUZElBqwX/6E2oY3sqLNLik+eoS093878DRssAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgCICd7dksAAA+ONuUTsO43WNwV8PV11+4vWYiC6slqi4Euu+RQ7kXNIAAAA=",
  },
  "the-left-hand-lion": {
    seconds: 90.5,
    poster:
      "data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoKAAoABIByJQBWAB5ji6AA99PUinizSkLc/VrY2rMdBKi5fHQAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoKAAoABIByJYwCdAD1fTuuWBAAAPjjwcmkOf38t8XbRDppcShJHUYvPal5BEPSwAA=",
  },
  "the-owl-who-borrowed-the-night": {
    seconds: 76.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgCFllfBARgAA/sA+bAmigKDE6UUD14Q8A6cdVpPH1XhyPyw5Alvej9oAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJYgCdADyc9eUAAD+QSklPjbdDangLXIbid3leDDNIX2boYWbQxxRkFeqk8/k1XdtAAAA",
  },
  "the-princess-is-not-in": {
    seconds: 92,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJZgCdADcVfNAAAD94sbLGHz+9S5aA2fEdQukh5Lk2ppyXHc3KXcwhAAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoKAAoABIByJQBOgBIqZ/fAAP37ocJ+KNVqD1llpR7YJLDH0YduN0KvdMF2BmVelkigm+AA",
  },
  "the-riddle-at-long-bridge": {
    seconds: 101.5,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAABwAQCdASoKAAoABIByJQBOgBPoAAD7HF8GynBCoNui03Rg/R3PT3Mpo5uFrrl7VgAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoKAAoABIByJYwCdH8AF8f4JWq4AAD+wcmRBoOSvj2k1ZkomZfvkqlh/v2IbfwFYdFCmiAA",
  },
  "the-second-best-spell": {
    seconds: 75.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJYgC7ADcMqowAAD+vHnycTAkUu2lg1+PnVOJxWIHj+n32aLDRH3DxlWMAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoKAAoABIByJQAAU3PCJwAA/ulYz3hyhCZkAtrhs0NlDMNG9UxoSrgzWRNWK5vD3GSslcAA",
  },
  "the-stain-on-the-third-stair": {
    seconds: 99.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJZAC7AEPDHyIVtwAAP7R3ZFXRYOOyg8nhQOqrcbh07UMk4j+Z5s3i4X6QdgW8ZVp6oSHAAA=",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACQAQCdASoKAAoABIByJQAAS2USWgAA+olU+BlfOYlb0aa+ejrA+xm/NBdvOhu39wzaY5sJpDWXbhdFTIxyZ3+u8JAAAA==",
  },
  "the-tower-that-was-shy": {
    seconds: 94,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJYgCdAEOaKoWmwAA/ni+K5qkCDURr/EzZNLhQ29/mo9x9kmcG+4pYGB6AAAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJQBOgB5sVdxgAP55G01iy49J1Gh/ceOSWFQGKefXKuiTQtpStJrR8/C69EAAAAA=",
  },
  "the-unicorn-at-the-crossroads": {
    seconds: 73.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJQAAXa0bjiUgAP7p+cgtuZf1beyfTAEjHU4+ur40L9PfwZSlAAAA",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJQBYdhuDRMP+CAD+8RJx0vcaSA0R25oSbHonuHkKzqr9vdgAAA==",
  },
  "the-well-wisher": {
    seconds: 94,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABIByJYgCdAECtQvdvAAA4iwIxY4MQASwyayHMOfNrMv16/TyRyzbDEMbc0nBNGr61xz/wvsOF4VgAAAA",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJZQAAp/KgmBkAADymVBG1i3r27PLCUIvBYS9Urd1EiYAV3sAAA==",
  },
  "the-whale-who-swallowed-the-evening": {
    seconds: 93,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoKAAoABIByJQBOgCKyf9vz0OUAAAD2pjDGB/Ucv0EoZRaBBBrhZtQf+QDOr1FNrx48E1CHLPx+FQAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJQBOgCHMuKs1cAD+QP/YWjtkw28Uq04hWpazVnnbdwrSa1FCayiAzAA=",
  },
  "tree-boat-bear": {
    seconds: 89,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoKAAoABIByJZACdAD0OYydNEQAAPreXZFmmFEPxk3FtB3A2ab8pLvigAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJYgCdADwlJqX8gAA/tJl1wVy2LFk2Wpq3m33v+qCFRkn3U28/FSqwxjgp1DkY1EoAA==",
  },
  "a-balloon-for-marigold": {
    seconds: 86.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABIByJaACdAEQFUQcCQAA+p9zbsiGe4nxH3Hpad0krMPiAiaRfvJzfxK5rHctt60A6zAcOrBk2bAIQwAA",
    backdrop:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAoABIByJZgCdAELKBKAAAD+QSk4A4bJxft7eUiyN8X2BGpoOBW7f7UNgsAentYJnoILHBzUDeEDjflhqAAA",
  },
  "are-we-nearly-moon": {
    seconds: 71,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJbACdAEJ3hu0tvAA/qNwKWs1O/BJaQOV9m6SKQOeAicZowfvxCfOoN7En7q8AAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJbAAAsQrx9AAAP58buvfJ9nhaT03YaO1VrLyK8MZAxlQU4+/rz/d7R1bxF2d2AA=",
  },
  "bun-and-the-seventh-roll": {
    seconds: 88.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJYgCdAELVccNQAD2OKsyUmOBN6u+MFjpSyEk6Kp8DWuFCqri+c25/24uSpdsRjYwAAAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJagCdADcT1fVYyeAAMsno3M+stwbGqTWXdwogyUxlGFtoUjcZSMsNDxQVE4qVhjoYDcoAAA=",
  },
  "bun-and-the-sleeping-dough": {
    seconds: 97.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoKAAoABIByJZQCdAEUoa2VeIAAAP6vozWFq8wLAvPxHh+AMVNzhWYrdDIqgAAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJQBOgCPqPDPMaBAA/rYZXwPWHwGEM0+T6Rf+hjAFnKUyprRm0EMji7jwJ3bm3DyYAA==",
  },
  "bun-and-the-sorry-cake": {
    seconds: 74,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABIByJYgCdADbm9wF2AAA9i9cHKHdd3BuUWhYXSa8FxfSGrkHDl0zJt6YwiIaZC+4qnz6qkppTLp3G1tBAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoKAAoABIByJQBOgBsrPOKwAP5AfUm6eMmZOspxTFxexhIKWzGZ7T/imjoFDI4LWE/jYsgA",
  },
  "bun-bakes-a-cloud": {
    seconds: 66.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJaACdAEDfTasyLySAP1NrD/VX2ySNmK6NsC0hKrt2QSa/u7VJ1PzafnFE2/91FykUFfQAAA=",
    backdrop:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABIByJaACdAEfjUTHw0AA/ryTSAJm0lqUcMM2nizNtoedJyrtDG8whCL2BVMUDDZply75I/4HEUsSbMgAAAA=",
  },
  "good-wind-sit": {
    seconds: 75.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAABwAQCdASoKAAoABIByJaACdAIHgAD+z0H9kRgdVXLifMKiZMwn3v95OMMMKJuFffKMtgAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJbACdADhABLoAAD+BW0kAQRFAAZvfItVc7sbf5U0mFl2ZXDJGOitRy2ydsokAAA=",
  },
  "goodnight-loud-bear": {
    seconds: 66,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoKAAoABIByJaACdAEfp0xI4hLUgAD+5F5uUII5fmlS34Xfsina8TLNGoDaXUOqqvJVWXurEpDfpATYAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJaACdADZe89PAAD+7EzQQh+0NknJ7VEngMc4e0lo2fncO66sSkvFMmgAAA==",
  },
  "knock-knock-egg": {
    seconds: 73.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJQBOgB9ise4dEEwA4gTgJ0YIGNDLt4TS0JxjCWtbDw2x3z/4JfB5GiH3jMTp2EnIgaiJQAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJZgCdADdSkAZYKOgAP3DmThhZDjxXvFqfMKY/lDNIWpfFHA5HbQaib5FfKoAAAA=",
  },
  "my-shadow-stays-up-late": {
    seconds: 102.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJZACw7EQ+a8AAAD6mjzLIuIPqrzDGY1/lnJaq7aLvnMEpqRe+D4iNQwEcupmVYL0oAAA",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJZACdADaPXigAAD44ADCsj0M8xSYaRTuzf7M0GBRbbg0IwFk/f1fqLviAAAA",
  },
  "no-lap-big-enough": {
    seconds: 83.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJaAC7AEO0lMIw2IAAPJs6/ZpP1BaAJBojii31xy7FO0eDHTL3C4s/fe72N9B9YQAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJbAC7AEUlP0joAAA/q014zmIPYJbvHIrgPsZ1jcCVplEyq29WbyEvar1YAAA",
  },
  "nobody-came-for-mr-crumb": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJQBOiP/wOCi8o0AA/ZodvcSfyvUsVBXPDfkYOJax1EmfrBvHQTKDvPmrfJ2RkcM2YAAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJYgCdAELUg8tBCAA/qoaylTolcmTdSN+tQlkfIaSg0fZm4oZGC9wy513zq392+DgBbAA",
  },
  "nobody-mentioned-hands": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJagCdADdF7j1vQAA/ayhk6hKwk+wS7sC+BHSbMBN/AP9B7QSB2J4+Do/wAFuf0ELOMltZHeAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABUB8JZgCdADcrToZrnwA/ImpynU6FWj7mKJekKU2kqgFLlqVkLlOT+RLG6ERt7Ul3i2+L3TEKG4xIAAA",
  },
  "one-star-too-many": {
    seconds: 78.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJagCdAEO069yZcAA/qN5Cpi3WKNzo4ZwH1MLlrdGd1F0bjm45wcDoo05/u56O4CwAY8b0AA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJbACdADc5NZJWAD+3f+tlm1MuW2UBTT/ia8LLz3FRXwcN1t9I7bF/mU2jk4AAAA=",
  },
  "pebble-plants-a-key": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJZgC7AD0fuRS2AD73NpRyIBi5PQhI9WbC9a6dMrBJEsbJi523supMpAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJYgCdAD0cQexqXgA9j/fUr3ySbIxlZ/WiBug2UlT1zuF/gzagEqwD1NgV/kyFAA=",
  },
  "sir-grubbins-will-not-bathe": {
    seconds: 72,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABIByJQBOgCBUHHZyMAAA/knHM8XFqFskKpWWU0x7LCMb6glqT9LT6MS4cuXYPvgsR2T7ealHEo0F+AAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgCHh8y1thgAA/qoUYHfxM2sDXqc8ZthWDkvTcIc73aqznuSB6Bgt8FGAAAA=",
  },
  "the-loudest-soup-in-the-land": {
    seconds: 73.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJYgCdAEQC1kNv+WAAPukUXk+urx3KNJLg0xak69PKm1nz+n//dO4LuOc5GTgyykAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJQBOgBuZptNsAP7ahOVXCitywKgfpvRe2v3vC24oa8OXasJlLAAA",
  },
  "the-planet-with-three-bedtimes": {
    seconds: 83,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJZACsADdlBZKkAAA/s4ArHurclQZja6XM/bUQcM+JW2/50y4mrJD15LIgubbBucu3LNgAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJagC7AEDczBg8AD+7u/9bAVeulTCOuoW+dSQ102ESf/hBIX82E6UIfrT+KO9gAA=",
  },
  "the-sea-comes-to-tea": {
    seconds: 74,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABgCIJZgCdADcraHoSGAA+6FYwkZs5K1B2Eo65OlRSstXi/y+04rO9mhREVIer8VhXZJbZcsmEAA=",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJbACdAEO51QheQAA/sB86JUw2EkuWdX5XuXpggL436rdqJ2G1XOHXsAO4/wVn/l73JmAAAA=",
  },
  "the-sock-rocket": {
    seconds: 66.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJZgCdAEVjfk1zcAA/Z0H6vOvk90LISdqZSthcM+8Q9Os3Oau0+2Cte4eKylzO4gAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJbACdADbrOQH2QAA/ulfc06jHhyXbRmqrFCYoQPWGyXaijNxQ1Tdm4oeXxmEWaNpVvgA",
  },
  "the-thunder-in-box-nine": {
    seconds: 84,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJZAC7ADZiWKAAP6r5fd9/Z/1e4fwMM1zQi2n5JxCs6MA9IzbHyWnDBqwzY/bLlNPdAAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAABwAQCdASoKAAoABIByJZAC7AFAAAD+719mjsxgptiKiW/eN7Z6U9m2rg2EztMYHFS5XbxPndSr4YpGsAA=",
  },
  "the-word-for-first-snow": {
    seconds: 82,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJaACsADZuIuqAAD7mdi3bnbq0HsNs6isAEzO9Q5vrGDrJkcKGxl5PEomEI0+PCgFvIgAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJaAAAvkGb4ZryrAA/oQYnnN3viPXVWSpB4qqG3k0rpaSdGJTQ1rgipn/v8nd/PbCAA==",
  },
  "warm-is-outside-tonight": {
    seconds: 83.5,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoKAAoABIByJQBOgCHhIbyjGiAA3ZC4hYa7S6/oBC8W6BdDOgrW58hnXP2gAA==",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJZACdAEO9UmJJsAA8nPUM3h67I6sFfoH68Ia1vMAoN0Bbbzn2YtgTLFcRCjdPtgAAA==",
  },
  "what-i-saved-for-bear": {
    seconds: 88.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABgCIJagCdADbgjnlkFAA4maPb23fMpZTGtAxWPKouJfwdeO25PxJf9lgDE2afBsoFv7m2XJwQAA=",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJZgCdAD5Z3DkoAD+wcpMECud2IBKGZExr4GHeTTew6oPIRsgr2PqIGybMAAA",
  },
  "where-does-the-puddle-go": {
    seconds: 71.5,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoKAAoABIByJbACdAEUkotmAAD+s7xMNlRlO9RT6MwZHF8EQFlcXj2wj9JpyPSLfhRu5qWh+qTSTRZDCaAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoKAAoABIByJbACdADbqy2Q74oAAP5mmVRpJgRrlxs8C+KVf/QutTDAXIrrM93gon5XjPIa56o2I3PvSOHU1I5eAAA=",
  },
  "who-spilled-the-blue": {
    seconds: 85,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJbACdAEKmakDONsAAM4nvWiYSPxby032H1AvmrrW44krq+QbWgxdZFjwGHH5RH5dAx6MgAA=",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJbACdGuAAkLQsWiwAPJ0Lq6AOrinxYa1V4QbrXKun8qT3yaYeeKu66yomgtH5B7IpdlLKQAAAA==",
  },
  "after-you": {
    seconds: 90.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJQBOgBuCK6ngAMxKA/dU+EaE2Bb4eOvOYJT/4bNW6wpoTDBADfijYcSJ6AfngAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJZQCdAD5iuWr4AAA/kn1IKWG7z3BdzsvZmcvPL4Bl5HKmhOFR70PcVkE6WOYAAA=",
  },
  "always-five-seconds-late": {
    seconds: 88.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABIByJQBOgBssxo5gAP5hXYPzLq+EgJmjuEvBdfsqixmVisfYO953z+V54AA=",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoKAAoABIByJYwC7AEUpGrPeVlwAP5BKSNwNcz+cZLl8dfcTLvB//NIIsfNJYAA",
  },
  "any-other-business": {
    seconds: 92,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJYwCdADZKqIAAP6yO1KoaBizsWGX7ByG2OijbV1jjRpl9+7isHhnjvNKHKFLZITfMAAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJYwCw7EOOh86YAD9/SavP2Y6SVZf17mX65EVSwavpbjaQj3s0rsUAAA=",
  },
  "grandfathers-umbrella": {
    seconds: 75.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJYwCdAEeXSrEpAAA/qL+t7BPmVbtk0GnOv4XvDaK9o8qJCrbiz/+D2AAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJZQCdAELJvDfwAD+wHlGHgQzYDbg1e1t+mdluOAhok4ytlXR4bu79FsEd2FDuQtoAA==",
  },
  "hold-this-a-minute": {
    seconds: 98.5,
    poster:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAoABIByJQBOgCHZralcAAD+JpF8utpqrLysoSofbdqYldp4b7FRzVgAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJZgCdADyc9cAAAD94ADQ/2uzmb4au/0uuJuqnqEUJCNRKWuzXEuvD9OtyCu8FpAAAA==",
  },
  "how-the-lullaby-ends": {
    seconds: 101.5,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABIByJQBOgCFsOd14/XcAAP7p/WDwLZuJUQN+XqLtuY0H2rVHK8Tzg0zGZD1hTAAA",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJQBWABulMOasIgAA/u0MeqO2qkza4LTgJorui/vsheLtxX0Hg8AA",
  },
  "i-do-the-sun": {
    seconds: 97.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJQBYdhwgFSNYAAD5DJMveiMZy9HDwGp3uYVO2iEgGmTe9YQ7s9gAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoKAAoABIByJQBYdiHhOPw/ywAAziogIdcEe0z3o+lHTJhan/rkxqIXwAA=",
  },
  "leave-the-squeak-in": {
    seconds: 101,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJZQAAtz/e1ScEoAA/oOb7iR3xz9fYqZy2LXpxUDzfKYFrzENSAqBGH3H9chgQo7geJnp0AA=",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoKAAoABIByJYwAApezvqgA/s3+KYpBrT7IzfLqdwFeY/eKCoFsaDeh1w4sAA==",
  },
  "one-ting": {
    seconds: 90,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJQBOgCIhCpKI1RVAAP7pkiMQvrp7K8cK6ilG947ekyrm+xuphgUTCFHrKDLHrAAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJZACsADdR4NZ98AA/uoxAgl7LL2De4gZi7OO+5hSAChQiZGDaS4zBQCJXOa4AAA=",
  },
  "please-do-not-come-closer": {
    seconds: 95,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJagCdADbH5Q4AP6jVhxwwkqfBrDjv/dk+pKibqZqOIDzWd2hbGuR1TdjcMiSY1O+gAAA",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJZACdAEO4q3geYAA/uYIxqm/iydkEvr9sxoCWyfa6cHYRUj32vBUl+YG3ZEoCVstuUXeHxIAAA==",
  },
  "seven-across": {
    seconds: 102.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJZACdAEOccAAAP13M24vUG0k/U6E7s/ybdJE6uUnhJzOLrHgvxr9j2uAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJQBOgCHdZhe5bawAAP7ml/LCM/L5DbeU5wJh66cbZOwLGlID3E1J/YAAAA==",
  },
  "ten-past-four": {
    seconds: 93.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJQBOgCFsEwe0IgAA/tzcctrNYlo7NS4XD2gP4QT5q7ne1of00juGrpBcObhgAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJQBOgBUcacQAAP7kLbtbfYWUinGn3BJ6VSwXwwQxD2/HA1on1f6YJGiEUNsAAAA=",
  },
  "the-cinema-of-one": {
    seconds: 76,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABIByJQBWABuwzs+gAP7pWIFN1b4oCKeLUChoVovoS92IvA3QSuxPoHYsE0AAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJQBYdiFsJcnObBgAAP7vT8enqllHZPpBjMa6ccN95SZDH4r4eLu4YOwAAA==",
  },
  "the-house-in-the-middle-of-the-bridge": {
    seconds: 91.5,
    poster:
      "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoKAAoABIByJZQC7AEPDxXpKIAA/tDrX7PeUjBPUdw+Ov52odhjrgAA",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJQAAU5SSmH+rgAD+3h+BGXR19Le3hGGtIDdghn0+fiwAextRMNDgAAA=",
  },
  "the-house-lions-coat-hooks": {
    seconds: 97.5,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoKAAoABIByJQBOgCHiA+uoAAD+3PK/ttArPdbMI6giaZrDdsAylMCrAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoKAAoABIByJYwCdAD0gHY8WAAA/tzxzLEuDHbZRUPiJ1hbXOr9L9R6CKCUEAAA",
  },
  "the-house-lions-to-let": {
    seconds: 108,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQBOgCFp0sExgAD+vJN5N4XqBWV8KshWEH18CflPgP+AYCLCi9YFN4AAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJYgC7ADdOlizzIAA/uaE/SgR7HSGB51qKa3pgQxlAInZ5y4URapitDGliP2VAAAAAA==",
  },
  "the-house-lions-wrong-all-night": {
    seconds: 97,
    poster:
      "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAoABIByJQBOgCFqvbCAAP7jhKWwdDZ/W3wdK8ICMHwsThbvbrVIAAA=",
    backdrop:
      "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoKAAoABIByJYgCdAELVYToAAAA/tHi/g4Rlx44uwBYyElRuI11dJuy8PHAAA==",
  },
  "the-lion-who-lit-the-lamps": {
    seconds: 78,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJYgCdAC6fGreYAAA/icejPGxFCegwwlGBnomGyXCkn8RI4XUBTJ8pK+0RjsIrCAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJQBOgBuBJ5uAAAD+8YR2mO3lqX8L2HoTrh2xXX0XPi1ol2tPxkE5yVQC58NModfxGn0AAAA=",
  },
  "the-number-twelve-sails-at-six": {
    seconds: 99.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJYgCdAEQFWneE7MAAP13OtWSFQqx2fOlRv+efuIRy0prYCa9jYt/3cAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoKAAoABIByJYwCdH8AGBmILxoVCAD+zf4v6TAAKpGVyIFmdoJ2t+WQv4iaghDAMVegnDx+gQDnIIcAAAA=",
  },
  "the-understudy-for-the-moon": {
    seconds: 86.5,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoKAAoABIByJYgCdADa+KMgAPww4pKVpxq0NkdBIgAO9WJuxI/UJRLvYobk9o6gsXC85a7HYK5ZsivnWYEAgEAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJQBOgCIBHGp5AAD+z4GzGGOw4IF/7ir9KT7VhQuhsuQ2QZuy7+jpmdb79j0tXk8Q2L4PYAA=",
  },
  "three-handfuls": {
    seconds: 100.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJZAC7AEO7pCexgAA/qNCmFbXsaXmbkqoHydzYeCdD7HvJWcWxamgAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJQBOgCHNA2DVAAD+kS4YSsATzztvRnPf1CdrboAFeYdr9lE/ZRW0ErCLvrrTSbkAAA==",
  },
  "two-kettles-and-a-cough": {
    seconds: 99.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJQBOgCBYQYbOmp0wAPa6Hn05A/CwhmVwn/mqPARIkUm04oIVMuCuAE6qObo1aoAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoKAAoABIByJQBOgCKsSOqaYf5nAAD+hBX8uaXxnpLaOo9E0DxG2+7yNsr+MvYhO0GJCl/4MgrtMXwUDv4ZAAAA",
  },
  "two-kettles-and-a-hedge": {
    seconds: 98,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJZQC7AC3Dsi3xAD+1b74zaIzyyaE9pwsN7m5RNyMiendVkkNo3oAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJYgCdADbEGmwAP6X67OCLXvJxlAj71ZrhaJu5GrfUEEMcivkmgxm6xjAeQeQrrKItkAA",
  },
  "two-kettles": {
    seconds: 76,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJQBdgB45BIgAAP7kIqcBAD/SK4c7ANkbSdDXt6keB1N5DPpVwgAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJQBdgCIBeBstZAAA/sG+YMhu41fDVRhnyfCiWAhK1r9txjvEAno0MAAAAA==",
  },
  "what-the-fog-was-for": {
    seconds: 92.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJQBdgCIaXTZC1LwAAPliUQI4rDiWEbBrtK24o3hpNmYN5NJbTaU/G+Id2rp6hwAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJQBOgCHgOy0q+AAA/eNtZNgBdvHgFNjZyCkUIo0Q496ZkO+SYh83OgAAAA==",
  },
  "you-moved": {
    seconds: 100,
    poster:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJYgCdAEfascEQAD7IXL1CkrtY5v7fhgxswSFEsrd3895acqjTghJy2eeAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJQBOgCKUmW7508AA/tz+DGiNA94+Nd0uM67LuJgn/ZQJJvrbdsqLGoAAAA==",
  },
  "a-letter-for-the-comet": {
    seconds: 87,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAoABIByJYgCdAD0ZhrAAPufdC/Ufi5267O19U0EW2l9T1TSmTP6ciCBgAAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJYgCdADdavop0wAA/sB5Xb/lpGMna7FnwKxG6WElnidq1Jhbke9ATc3ZdDH41l5hp8AA",
  },
  "ar-preview": {
    seconds: 84.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABUB8JYgCdADc9mHBTgAA/qLxg5DQqZS45gp8GCL3991ugq6IX+husP3yLa3qsTFcF4qQERHGlr5A81fAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoKAAoABIByJZgCdAEOqtZQAP7pXe6i6MCI0xgDtVLA9Mzr3hlS3juAYkIku5XBpbhB0VxnJ4trblRSkbzMEAAA",
  },
  "back-in-ten-minutes": {
    seconds: 80,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJYgCdAEQ/MPkDLbQAP6Hjg2nKdrpqx581+GVFBni6GdwCbvAMOb7BB5x4hIOCuAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZgCdADcJq5x69wA/vM02obRskHVnHVrUormOQ00rJ/vXAhwK/AtznEzcbz6AzDIPAAA",
  },
  "best-in-orbit": {
    seconds: 73,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJaACdADcaDTIkAAA/sJxBw0qh94Y2wfnFVvB0QH7qDd8x7M14JYLdbQsB2RPsuWzMAAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoKAAoABIByJagC7ADZPzqAAP7voiMYu3psGGNHY9u1G5rVHc3PluP89+odCcEc2vEcjcAGjp1DgqkAAAA=",
  },
  "gravity-takes-a-week": {
    seconds: 76.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoKAAoABIByJZACdAELQoKBYAD+3JqV4uotQ/n0O0KHut+RTg4IrSXXrMiLb05lnTcMzI5OsPGSnXjEwu8pjHt3gAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJaACdADyn+oYwAD+7vAO5pTR406FwfU1e2oLcOioJYjy/iCGLF08nYUIRqAyngAAAA==",
  },
  "guests-arriving-shortly": {
    seconds: 81.5,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJYwC7AEWO0Rv44AA/uXYfyyDCnT4/dm6gGqk/KoY+5ODBdr+lxq+tTgAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJYgAAp1Uo93NzAD+8tzMEBVbMx0F0WLnK/f0iGZpT3ZMRhArFNxb2TM1AAAA",
  },
  "how-to-switch-off-a-bear": {
    seconds: 88,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJZgCdADyatp5xAAA/sBoGkgDSGGtf8f5m76OHDL82IcjOxOT1k7086TKTVOF0Y5hrzsAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoKAAoABIByJaACw7DcNcDv+AD7o3zwqDC/cSHtTdFvkaCDfgxMFh6pFcrHZNiIYAA=",
  },
  "nine-minutes-ahead": {
    seconds: 85.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJZACdAEU+HFMUy4gAP7vaG73+EDZN9/BRzTvAcgrNQPhkvTaSliQHFX6dV/fzzqgAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJZACw7ELz0D+OGAA/uzg2UjuPNkGuAQ695wUip4v/ggQxH2FVw8EOcGwT28pNPlNzsmQAAA=",
  },
  "one-street-of-rain": {
    seconds: 87,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABUB8JbACdAEPCCu7mlCAAP55Iin6lTgx2gso5MJqCEJXY6Tx4uyOcUr97IhByxufZyJsyqAA",
    backdrop:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoKAAoABIByJbACdAEOOzdPLawA/t23o+iHiqFLhdyMgc82ewh4qWWw1DWkDeI/NYljWJXdUnhkT2FxigAAAA==",
  },
  "over-and-goodnight": {
    seconds: 85.5,
    poster:
      "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAoABIByJQBOgB6UnhwOOAAA/s4Bf1FW5EZLiwVPhBj6pUG18V8EGgAmpq5xAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABIByJQBdgBt9f3mQAAD+7Qh6obicmaL4KfUSTHoXoIiGpsZoInlfXpUc2gAAAA==",
  },
  "postcards-to-pluto": {
    seconds: 77.5,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABUB8JbACdAEOYtX5AAD+zYUCTbEPEdM0M1jucCe7pF0Se7k2Z7tbuBFXhR5BlxOT1bNbsroUqAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJagCdAEO98d5yAAA/tz6nUglishQ1AJAyBXcsEREPW1qQuxCRMY+4El7xzfk8UAAAA==",
  },
  "somebody-is-turning-off-the-stars": {
    seconds: 76.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJaACdAEPAR8L0GAA/s3/hogx48poUz3RVzoGcpjImyAzhHjU3RrKV6K5mMtgAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJZACdAD0rJsuGAAA/t3/r9tOzjqwMB6ax9dQRefE0Xl36z97ZQcm5DAoAA==",
  },
  "something-for-tock": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoKAAoABIByJaACdADbHFI8AAD+lsKJ/VTh5k0tgeBoTM3liBbmg7si5HA8U3UPK2IUEvywAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoKAAoABIByJbACdACQ/L/QAP4nbK2hJoF1ZMB5p7Z3YiKXlup+hHkVAWuC3bbPg7d5swOLfrTtY4AA",
  },
  "the-door-nobody-used": {
    seconds: 87,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJZgCdAEQ0VStLY4AAPa53phTOsopWh8nwBpFRDJh7qI2S+A2tYshrV18hM3AAmy/jGBMcvAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJaACdAC2Ahv/SADyfFwEgAABt0tWMebB3V2DXNafpY0phi2OSEGpMVWA1p5Rt9DGAAAA",
  },
  "the-empty-case": {
    seconds: 87.5,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoKAAoABIByJaACdADdGa50/UAA/jwtV5ZwC8xE1h9bv+7UrRQ7o6I36xZp0Uvavr5Gv6vS17Dwa1B0YCrV04jYAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJQBdgCPo636XIAAA/njU/k6CAb4EMrN3ccCrE/qIZbXOhzj7jYdxAJsAAA==",
  },
  "the-exchange-cat": {
    seconds: 79,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABIByJZgCdAEOvDqTLS0AAP6p7jr/BKVzToewiS9V/C68zb06Xt/xxT1Itl8SDCVDIiXuQ0AA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJYgCdADZVsvAAP4mmxWKlRr2nFJONUVXaGKTtJC7CRvMCuVDkhryzRK07Q+gAAA=",
  },
  "the-kind-interpreter": {
    seconds: 78.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJZACdADZW97AAAD+qIZgEymz5YSRC/9u1ep5T53JRjAI0Eg2oqUvgZbbFRGE2BmYxAAA",
    backdrop:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAAoABIByJaACdADdKH16A1gAAP7AQV0TZqpCys+dRmQU7vECm0WZLNSWHNqSDkq9XoyeTBrCDAAA",
  },
  "the-lift-to-the-moon": {
    seconds: 80,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJagCdADDg1Nb7wAA/sI1VeziYH4qaUP53jsMsDsvotFpHJ5ikl+Ymj+gAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJaAC7AD0XZD3AAD+5ucen2kHxTsjBiADmMWgfDyjWrlMejGl6o6tg0bmN91yyFl6MO4d6AA=",
  },
  "the-other-half-of-the-watch": {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJYgCdADc6g4pAAAA/uQspjic2v003tWRIcQRtX9GQABDK2Hk22dL3ahxiP329XgAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABIByJZACw7E2Kfc9dtAAAP7pjLpZpwTaOOmCthoZPxtoeIZBUJ72ikDl1E8/lSoAAAA=",
  },
  "the-quiet-engine": {
    seconds: 77,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoKAAoABIByJZgCdADyfp1NAAD+0bFCRRIP4aHMjBVeR6baARoRV3b2K0BDOrCKQFczw6wbamdLlYgAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoKAAoABIByJaACdADaO2+YAAD+6laffY4AIdKerTVdkI9LuLkmK4qSGrdTdjtZ7ZtLoMnP8PkAAA==",
  },
  "the-rain-room": {
    seconds: 79,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJbACdADcJqteAYAA/ZzX3k7JriGkkMYUZltlPrfaMfjfME9PXAcmEyschaiMZodgcUAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoKAAoABIByJbACdADdSj/pk4AAAP7ChWQSJvO1tz9w/uBLh7zgbh3yQVvKUEZiDXelSqxb9bAAAA==",
  },
  "the-six-o-clock-star": {
    seconds: 76,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAoABIByJYgC7AEKIyHTYAD+3OQzNqcQnvbwjlAvNeSbigSkixcQTx4IFe7LbFtAbebqr9yVUAAA",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABwAQCdASoKAAoABIByJZkwAAHhAAD+8AkOrx8yY95irwjx26GbKxj+vr/y8HUWKsES78JqGElP2ygGngAAAA==",
  },
  "veo-vr": {
    seconds: 81,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoKAAoABIByJaACdAD0qewZAAD+wLo9Z+rc7rSaBgolIy0emSSSB6l/LqbmgS8cGMtJvQIvwP8VPRDwWAQAtAAA",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJaACdAELXbydC5QAAP7prNk8Aci3Vf3eKWuaHz0D6VjEdKY36+GOEHjaEwajTamktPNvAAA=",
  },
  "version-two": {
    seconds: 74.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJZACdADchuXa0iAA/qNNrAu7Su4V+wpfRik9AIuxGoZz0H2eFjLrQoDkQLD5P2UUAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJZgCdAD0jTc790AA/k0oyX83hyIZxWkD5t7215rBEc7vb3eDy3LVFPlcR2hAAAA=",
  },
  "wait-for-the-green": {
    seconds: 80.5,
    poster:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJaACdAELY0yCgAAA/sHIFqvmqPD+THXb/7GMZ78YssCuMBl3qx6UY3w48rcU29AAAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABIByJagCdAD0o0e5jmQAAP6sXLdxbmFi55nLZ3FQw5kmml+ISc0Kg00ljkLnMNcvsN+0XFoAAAA=",
  },
  "wrong-number-dear": {
    seconds: 82.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJYgCdAEf27mC+UAA+nr/asy4kEQC93DelsBdUiFQeO2FzmfUTNuiulRONAGAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJYgCw7EOzDx+yAAA/tJlq/FtzOnbegWT0LnzgMYumdEuaIDpY2rtCp9EJkXSAyAAAA==",
  },
  "teaser-the-lighthouse-that-walked": {
    seconds: 18,
    poster:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABIByJZgCdADaO1kT08AA8qJxpZRVbiYKqyXUAkE+RlroT/NpzGELx2jn7UEpywgC5CoKTYQAAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABIByJQBOgBujOP6w8AD82TnqOPVQq6Yn9DrUOm7Y4tVqqmHK8BFQ64GUHNRnGoAA",
  },
  "teaser-the-night-shift-at-the-moon": {
    seconds: 20,
    poster:
      "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoKAAoABIByJZACdAEU6kQhEOAA/uW/hwaE4c7NN/ZG35TARgIYQjgNQ2XHB0WG3l6TSEEDgywZbbe81WkaugAA",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAABwAQCdASoKAAoABIByJagCdAFAAAD+8HXVBs/Adc5/+EgIOywMowxlguPKtCBf8UIpLFf5TdQ5HDIsgAA=",
  },
  "teaser-a-crown-for-the-pond": {
    seconds: 18,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABIByJZACdADclnD1eQAAy0fseDdUUJVb5sx9aHcP1WSQvJHrkiEuO5uU2Oonx8huAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJaACdACUg9d2APZBiN7d2FDi5o/rD3ZnnDKz9rMwG+ESPKq9IarKM3h5ELbh+AA=",
  },
  "teaser-sworn-to-the-last-page": {
    seconds: 18.5,
    poster:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJZAAAup23cYvgAD+3M+BmaB2RglscJCNz1DaXWuGAZ+eOTFzYAAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJZAAAqsqnphEcoAA/q01nKrtb40lDPuBOxH50uHzg+1vV7bCe5B8Dk+AAA==",
  },
  "teaser-rooftop-relay": {
    seconds: 26,
    poster:
      "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoKAAoABIByJZgCdAECvaqQIj4AAPv93dK6EbrHPqyVoic1xubTSCJibMT+t4XyLPCHxOQmzTwnkVVkOIAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABIByJZACdAEO32YRyQAA/oQV/MvXCczaHw2Et6xl/NbAqD96E8tMIRb8ZCAeAAAA",
  },
  "teaser-the-whale-who-sang-backwards": {
    seconds: 16,
    poster:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABIByJQBOgB6Ml6R3UAAA/qM0lPhOG+6RI3XKdfwuAoedoZWJ4pBljLKN/mAAAA==",
    backdrop:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAABQAgCdASoKAAoABIByJZACdH8AFcrkeX/pggAA/s3+dD4+38za92koyWM/gPRUWPrG6nDRLWAySbRJtyi7xPgAAAA=",
  },
  "teaser-nobody-told-the-volcano": {
    seconds: 21.5,
    poster:
      "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAoABIByJbACdAELSdQAAP5IvrCV0WlY/XuYGnw0ANDSCOc3uHOmR26dhm58cBTdSjPQAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoKAAoABIByJZgCdAD0twpVPgAA+/2bmsNaBnu64QfArNNaY74MUrOD8372yiXaDptBZLr1MzIAAA==",
  },
  "teaser-the-last-arcade-on-europa": {
    seconds: 21.5,
    poster:
      "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoKAAoABIByJQBOgBuDxByn30AA/tzwAFHxqtmRx1dYgCOSR/VII5e7DY4AQf0KKxyuMaScljKPAAAA",
    backdrop:
      "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoKAAoABIByJaACdAELZCCcnkWMAP7sgStP2/78KlpHZpx+n6sUvCt6WwzET0D7OSJgAA==",
  },
  "teaser-three-wishes-before-breakfast": {
    seconds: 19,
    poster:
      "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoKAAoABIByJagCdADhZ6nNDgAAAM4kOUwlQwsqhcgOON7yZW6fi77Kmv0WH8emCc+teHLLOkFCmKP3z+AAjkGUAAA=",
    backdrop:
      "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAoABIByJQBWACHeqVCBiAD+Zor/158MYzFAskCd6N7b0SAhp5VW1/INgAAA",
  },
};
