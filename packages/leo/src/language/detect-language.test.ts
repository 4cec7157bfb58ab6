import { describe, expect, test } from "vitest";
import { inOtherLanguages } from "#golden/other-languages.ts";
import { detectLanguage } from "./detect-language.ts";

test.each([
  ["fr", "Raconte-moi une histoire drôle s'il te plaît"],
  ["de", "Erzähl mir bitte eine lustige Geschichte"],
  ["it", "Vorrei vedere un film divertente stasera"],
  ["pt", "Conta uma história engraçada para mim"],
  ["pl", "Opowiedz mi śmieszną bajkę na dobranoc"],
  ["vi", "Kể cho con nghe một câu chuyện vui"],
  ["ru", "Включи мультик про дракона"],
  ["ar", "أريد أن أشاهد فيلما مضحكا"],
  ["zh", "我想看一个好笑的电影"],
  ["ja", "おもしろい話をして"],
  ["ko", "재미있는 이야기 해 줘"],
  ["hi", "मुझे एक मज़ेदार कहानी सुनाओ"],
])("recognizes %s: “%s”", (language, message) => {
  expect(detectLanguage(message)).toBe(language);
});

describe("is silent about", () => {
  test.each([
    "tell me a funny story",
    "cuéntame un cuento divertido",
    "what can i watch with grandma tonight",
    "quiero ver una de dragones con mi hermano",
    "no more dragons pls",
    "make it quiter plz",
    "Amélie",
    "Mon Oncle",
    "Leo",
    "😀😀",
    "42",
    "",
  ])("“%s”", (message) => {
    expect(detectLanguage(message)).toBeNull();
  });
});

test("most of what children ask for in other languages is recognized", () => {
  const all = Object.entries(inOtherLanguages).flatMap(([language, messages]) =>
    messages.map((message) => ({ language, found: detectLanguage(message) })),
  );
  const right = all.filter(({ language, found }) => found === language);
  expect(right.length / all.length).toBeGreaterThanOrEqual(0.9);
});

test.each([
  ["uk", "Розкажи мені казку"],
  ["sr", "Испричај ми причу"],
  ["fa", "یک قصه برایم بگو"],
  ["ur", "مجھے ایک کہانی سناؤ"],
  ["zh", "你好"],
  ["el", "Γεια σου Leo"],
])("a language that shares its script is told apart (%s)", (language, message) => {
  expect(detectLanguage(message)).toBe(language);
});
