import { heardBytesAtMost, lipsChunk } from "@goldmane/contracts/assistant/limits";
import { readShapes } from "@goldmane/stage/actor/mouth/phone-shapes";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { toSentences } from "@goldmane/std/to-sentences";
import { type Browse, noModel, openChat, tell } from "#features/assistant/testing/test-chat.ts";
import { type Home, openHome } from "#platform/testing/open-home.ts";
import type { TestServer } from "#platform/testing/open-test-server.ts";
import { json, later, ScriptedServer, type Turn } from "#platform/testing/model/scripted-server.ts";

const spoken =
  "Here comes the film with the friendly dragons. Enjoy it, and call me if you need me.";

let server: TestServer;
let home: Home;
beforeAll(async () => {
  server = await openChat();
  home = await openHome(server);
});
afterAll(() => server[Symbol.asyncDispose]());

function speak(browse: Browse, payload: object) {
  return browse({ method: "POST", url: "/api/ai/tts", payload });
}

function listen(browse: Browse, payload: Buffer, type = "audio/wav") {
  const headers = { "content-type": type };
  return browse({ method: "POST", url: "/api/ai/stt", headers, payload });
}

function readSamples(wav: Buffer): Int16Array {
  const samples = new Int16Array(wav.readUInt32LE(40) / 2);
  wav.copy(Buffer.from(samples.buffer), 0, 44, 44 + samples.byteLength);
  return samples;
}

describe("the embedded voices", () => {
  test("speak a WAV of 16,000 samples a second, loud enough and never too loud", async () => {
    const answer = await speak(home.browser, { text: spoken, voice: "leo" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "audio/wav",
      "content-length": String(answer.rawPayload.length),
    });
    const wav = answer.rawPayload;
    expect(wav.toString("latin1", 0, 4)).toBe("RIFF");
    expect(wav.readUInt32LE(24)).toBe(16_000);
    expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
    const samples = readSamples(wav);
    const seconds = samples.length / 16_000;
    expect(seconds).toBeGreaterThan(3);
    expect(seconds).toBeLessThan(9);
    const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 32_768;
    const power = samples.reduce((sum, one) => sum + (one / 32_768) ** 2, 0) / samples.length;
    expect(loudest).toBeLessThan(0.99);
    expect(10 * Math.log10(power)).toBeGreaterThan(-35);
  });

  test("tell how the lips move while they speak, to the end and not beyond", async () => {
    const wav = (await speak(home.browser, { text: spoken, voice: "leo" })).rawPayload;
    const at = 44 + wav.readUInt32LE(40);
    expect(wav.toString("latin1", at, at + 4)).toBe(lipsChunk);
    const code = wav.toString("latin1", at + 8, at + 8 + wav.readUInt32LE(at + 4));
    const shapes = readShapes(code);
    expect(new Set(shapes.map(({ shape }) => shape)).size).toBeGreaterThan(5);
    const said = shapes.reduce((sum, { seconds }) => sum + seconds, 0);
    const seconds = readSamples(wav).length / 16_000;
    expect(Math.abs(said - seconds)).toBeLessThan(0.3);
  });

  test("are two, and an unknown one is Leo's", async () => {
    const say = async (voice?: string) =>
      (await speak(home.browser, { text: "Good evening, everybody.", voice })).rawPayload;
    const leo = await say("leo");
    expect((await say("mirrorlox")).equals(leo)).toBe(false);
    expect((await say("somebody")).equals(leo)).toBe(true);
    expect((await say()).equals(leo)).toBe(true);
  });

  test("begin an answer that is read aloud before its sound is requested", async () => {
    const began = vi.spyOn(server.app.media.speech, "speak");
    const { body } = await tell(home.browser, "hello", { isAloud: true });
    const [text] = toSentences(body.response);
    expect(began.mock.calls.map(([utterance]) => utterance.text)).toEqual([text]);
    await tell(home.browser, "hello");
    expect(began).toHaveBeenCalledTimes(1);
    began.mockRestore();
  });

  test("leave Spanish to a voice that speaks it", async () => {
    const answer = await speak(home.browser, { text: "Buenas noches.", language: "es" });
    expect([answer.statusCode, answer.json().error]).toEqual([503, "UNAVAILABLE"]);
  });

  test.each([
    ["nothing", { text: "" }],
    ["blanks", { text: "   " }],
    ["pictures alone", { text: "🎬🎬" }],
    ["a number", { text: 7 }],
    ["no text", {}],
    ["a book", { text: "x".repeat(5000) }],
  ])("refuse %s", async (_name, payload) => {
    const answer = await speak(home.browser, payload);
    expect([answer.statusCode, answer.json().error]).toEqual([400, "INVALID_INPUT"]);
  });

  test("read what looks like a command, an address or mark-up as text, or not at all", async () => {
    const text = "-o /tmp/x --version $(rm -rf /) see https://evil.example/x **now**";
    expect((await speak(home.browser, { text })).statusCode).toBe(200);
  });
});

describe("a configured voice", () => {
  let remote: ScriptedServer;
  let otherServer: TestServer;
  let browse: Browse;
  const openWith = (limits: { speechTimeoutMs?: number } = {}) => {
    const voices = { leo: "am_michael", mirrorlox: "af_bella" };
    const speech = { baseUrl: remote.url, apiKey: "key", model: "kokoro", voices };
    return openChat({ leo: { ...noModel, speech, ...limits } });
  };
  beforeAll(async () => {
    remote = await ScriptedServer.open();
    otherServer = await openWith();
    browse = otherServer.openBrowser();
  });
  afterAll(async () => {
    await otherServer[Symbol.asyncDispose]();
    await remote[Symbol.asyncDispose]();
  });

  const sound: Turn = (_asked, reply) => {
    reply.writeHead(200, { "content-type": "audio/mpeg" }).end(Buffer.from("an mp3"));
  };

  test("replaces the embedded voices", async () => {
    remote.play(sound);
    const answer = await speak(browse, { text: "**Hello** there.", voice: "mirrorlox" });
    expect(answer.headers["content-type"]).toBe("audio/mpeg");
    expect(answer.body).toBe("an mp3");
    expect(remote.lastJson).toEqual({
      model: "kokoro",
      input: "Hello there.",
      voice: "af_bella",
      response_format: "mp3",
    });
    expect(remote.asked[0]).toMatchObject({
      path: "/v1/audio/speech",
      headers: { authorization: "Bearer key" },
    });
  });

  test.each<[string, Turn]>([
    ["an error", json({ error: "no" }, 500)],
    ["something that is no sound", json({ ok: true })],
    [
      "nothing",
      (_asked, reply) => void reply.writeHead(200, { "content-type": "audio/mpeg" }).end(),
    ],
    [
      "half of it",
      (_asked, reply) => {
        reply
          .writeHead(200, { "content-type": "audio/mpeg", "content-length": "99" })
          .write("half");
        reply.destroy();
      },
    ],
  ])("that answers %s falls back to the embedded voices", async (_name, turn) => {
    remote.play(turn);
    const answer = await speak(browse, { text: "Hello there." });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "audio/wav"]);
  });

  test("speaks Spanish too, and the embedded ones don't take over when it fails", async () => {
    const payload = { text: "Buenas noches.", language: "es" };
    remote.play(sound);
    expect((await speak(browse, payload)).body).toBe("an mp3");
    expect(remote.lastJson).toMatchObject({ input: "Buenas noches." });
    remote.play(json({ error: "no" }, 500));
    expect((await speak(browse, payload)).statusCode).toBe(503);
  });

  test("that is late is not waited for: the browser has its own", async () => {
    await using impatient = await openWith({ speechTimeoutMs: 1000 });
    remote.play(later(60_000, sound));
    const answer = await speak(impatient.openBrowser(), { text: "Hello there." });
    expect([answer.statusCode, answer.json().error]).toEqual([504, "TIMED_OUT"]);
  });
});

describe("a recording", () => {
  let remote: ScriptedServer;
  let otherServer: TestServer;
  let browse: Browse;
  beforeAll(async () => {
    remote = await ScriptedServer.open();
    const hearing = { baseUrl: remote.url, apiKey: null, model: "whisper" };
    otherServer = await openChat({ leo: { ...noModel, hearing } });
    browse = (await openHome(otherServer)).browser;
  });
  beforeEach(() => remote.play(json({ text: " Play something calm. " })));
  afterAll(async () => {
    await otherServer[Symbol.asyncDispose]();
    await remote[Symbol.asyncDispose]();
  });

  test("becomes words, by the server that was configured", async () => {
    const wav = (await speak(browse, { text: "Play something calm." })).rawPayload;
    const answer = await listen(browse, wav);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { text: "Play something calm.", isCommand: false, confidence: 0.8 },
    ]);
    expect(remote.asked[0]?.path).toBe("/v1/audio/transcriptions");
    expect(remote.asked[0]?.body.includes("RIFF")).toBe(true);
    expect((await listen(browse, wav.subarray(44), "application/octet-stream")).statusCode).toBe(
      200,
    );
  });

  test.each<[string, Buffer, string, number, string]>([
    ["that is empty", Buffer.alloc(0), "application/octet-stream", 400, "INVALID_INPUT"],
    [
      "that is no sound",
      Buffer.from("hello there, this is text"),
      "audio/wav",
      415,
      "UNSUPPORTED_MEDIA",
    ],
    ["of another kind", Buffer.alloc(100), "audio/webm", 415, "UNSUPPORTED_MEDIA"],
    ["without a kind", Buffer.alloc(100), "text/plain", 415, "UNSUPPORTED_MEDIA"],
    [
      "of more than ten seconds",
      Buffer.alloc(330_000),
      "application/octet-stream",
      413,
      "TOO_LARGE",
    ],
    [
      "that is too large",
      Buffer.alloc(heardBytesAtMost + 2),
      "application/octet-stream",
      413,
      "TOO_LARGE",
    ],
  ])("%s is refused", async (_name, bytes, type, status, error) => {
    const answer = await listen(browse, bytes, type);
    expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
    expect(remote.asked).toEqual([]);
  });

  test.each<[string, Turn]>([
    ["fails", json({ error: "no" }, 500)],
    ["answers rubbish", json({ words: 7 })],
  ])("that a server %s is not understood, and says what to do", async (_name, turn) => {
    remote.play(turn);
    const answer = await listen(browse, Buffer.alloc(3200), "application/octet-stream");
    expect([answer.statusCode, answer.json().error]).toEqual([503, "UNAVAILABLE"]);
    expect(answer.json().message).toContain("type it");
  });

  test("of a visitor is not listened to", async () => {
    const answer = await listen(otherServer.openBrowser(), Buffer.alloc(3200));
    expect(answer.statusCode).toBe(401);
  });
});
