import { runOrExit } from "#setup/step.mjs";
import { cpuSeconds } from "./cpu.mjs";
import { report, section } from "./report.mjs";
import { startServer } from "./servers.mjs";

/** After the first; more would exceed the rate limit of one address per minute. */
const visitors = 2;
const sentences = [
  "play the lighthouse",
  "something funny with dragons for a 5 year old under two minutes",
  "pause",
  "take me to fantasy",
  "what should I watch",
  "is it ok for a seven year old",
  "tell me a joke",
  "how much does it cost",
  "why is the sky blue",
  "open spotify",
  "a calm film about the sea",
  "who are you",
  "something shorter",
  "turn on the captions",
  "no ghosts but a robot please",
  "show me new films",
  "set the mood to calm",
];
/** About nine seconds of speech: Leo's recommendation of three films. */
const reply =
  "How about the lighthouse that walked? It is calm, a little funny, and only a minute long. I have two more like it, and one of them has a dragon who keeps bees.";

/** Latency of an answer by the embedded engine, and of the first sound of Leo's voice. */
export async function benchLeo(env) {
  section("Leo (embedded)");
  runOrExit("npx", ["tsx", "tools/intents/evaluate.ts", "held-out-2"]);
  // The demo counts as one viewer, whose messages per minute are limited.
  const server = await startServer({ ...env, GOLDMANE_DEMO: "0" });
  try {
    await measure(server);
  } finally {
    await server.stop();
  }
}

async function measure({ url, pid }) {
  const asked = performance.now();
  const first = newVisitor();
  await tell(url, first, "hello");
  const woken = performance.now() - asked;
  report("the first answer after a start", `${woken.toFixed(0)} ms`, "", null);
  // Templates are read and code is compiled on first use.
  for (const sentence of sentences) await tell(url, first, sentence);
  const times = [];
  const before = cpuSeconds(pid, { withChildren: false });
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const cookie = newVisitor();
    for (const sentence of sentences) times.push(await tell(url, cookie, sentence));
  }
  const used = (cpuSeconds(pid, { withChildren: false }) - before) / times.length;
  report("processor time of an answer, mean", `${(used * 1000).toFixed(1)} ms`, "", null);
  times.sort((a, b) => a - b);
  const [p50, p95] = [0.5, 0.95].map((share) => times[Math.floor(times.length * share)] ?? 0);
  const figure = `${p95.toFixed(1)} ms (p50 ${p50.toFixed(1)}, ${times.length} messages)`;
  report("an answer, p95", figure, "≤ 25 ms", p95 <= 25);
  await speak(url, "Hello.");
  const { firstMs, seconds } = await speak(url, reply);
  const spoken = `${firstMs.toFixed(0)} ms (${seconds.toFixed(1)} s of speech)`;
  report("first sound of a reply", spoken, "≤ 400 ms", firstMs <= 400);
}

function newVisitor() {
  return { value: "" };
}

async function tell(url, cookie, message) {
  const asked = performance.now();
  const answer = await post(url, "/api/ai/chat", { message, conversationHistory: [] }, cookie);
  await answer.arrayBuffer();
  const took = performance.now() - asked;
  if (!answer.ok) throw new Error(`The chat request returned ${answer.status} ${message}`);
  cookie.value ||= (answer.headers.get("set-cookie") ?? "").split(";", 1)[0];
  return took;
}

async function speak(url, text) {
  const asked = performance.now();
  const answer = await post(url, "/api/ai/tts", { text, voice: "leo" }, newVisitor());
  const reader = answer.body.getReader();
  let bytes = 0;
  let firstMs = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    firstMs ||= performance.now() - asked;
    bytes += part.value.length;
  }
  if (!answer.ok) throw new Error(`The speech request returned ${answer.status}`);
  return { firstMs, seconds: bytes / 32_000 };
}

function post(url, path, body, cookie) {
  const headers = { "content-type": "application/json", origin: url, cookie: cookie.value };
  return fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
}
