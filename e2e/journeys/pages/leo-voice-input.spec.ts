import { expect, type Page } from "@playwright/test";
import { test } from "#world/test-server.ts";
import { expectMovingPictures } from "#world/picture.ts";

test.use({
  permissions: ["microphone"],
});

/** Without the browser's own speech recognition, so that the server's is used. */
async function listenByServer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["SpeechRecognition", "webkitSpeechRecognition"])
      Reflect.deleteProperty(globalThis, name);
  });
}

test("the server recognizes a spoken command, and Leo runs it", async ({ page }) => {
  const { stt } = await (await page.request.get("/api/ai/capabilities")).json();
  test.skip(stt !== "embedded", "This server can't recognize speech: pocketsphinx is missing.");
  await listenByServer(page);
  await page.addInitScript(() => {
    // The fake microphone plays Leo's synthesized voice.
    navigator.mediaDevices.getUserMedia = async () => {
      const answer = await fetch("/api/ai/tts", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ text: "play captain minnow", voice: "leo" }),
      });
      const audio = new AudioContext();
      const buffer = await audio.decodeAudioData(await answer.arrayBuffer());
      const speaker = new AudioBufferSourceNode(audio, { buffer });
      const microphone = audio.createMediaStreamDestination();
      speaker.connect(microphone);
      speaker.start(audio.currentTime + 0.3);
      speaker.addEventListener("ended", () => document.body.setAttribute("data-said", ""));
      return microphone.stream;
    };
  });
  await page.goto("/browse");
  await page.getByRole("button", { name: "AI Login with Leo", exact: true }).first().click();
  const leo = page.getByRole("dialog", { name: "Leo, your AI assistant" });
  await leo.getByRole("button", { name: "Talk to Leo" }).click();
  await expect(leo.getByText(/^The audio goes to your Goldmane server/)).toBeVisible();
  await leo.getByRole("button", { name: "Use microphone" }).click();
  await page.locator("body[data-said]").waitFor();
  await leo.getByRole("button", { name: "Done talking" }).click();
  await expect(page).toHaveURL(/\/watch\/captain-minnow$/);
  await expectMovingPictures(page);
});

test("uploads what the microphone records, shows the transcript, and sends it on confirmation", async ({
  page,
}) => {
  await listenByServer(page);
  await page.addInitScript(() => {
    // A real tone replaces the voice, so that the page records audio that isn't silent.
    navigator.mediaDevices.getUserMedia = () => {
      const audio = new AudioContext();
      const tone = new OscillatorNode(audio, { frequency: 330 });
      const microphone = audio.createMediaStreamDestination();
      tone.connect(microphone);
      tone.start();
      return Promise.resolve(microphone.stream);
    };
  });
  await page.route("**/api/ai/capabilities", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), stt: "embedded", mayListen: true } });
  });
  let sound: Buffer = Buffer.alloc(0);
  await page.route("**/api/ai/stt", async (route) => {
    sound = route.request().postDataBuffer() ?? sound;
    await route.fulfill({ json: { text: "tell me a yoke", isCommand: false, confidence: 0.4 } });
  });
  await page.goto("/browse");
  await page.getByRole("button", { name: "AI Login with Leo", exact: true }).first().click();
  const leo = page.getByRole("dialog", { name: "Leo, your AI assistant" });
  await leo.getByRole("button", { name: "Talk to Leo" }).click();
  await leo.getByRole("button", { name: "Use microphone" }).click();
  await expect(leo.getByText(/^Listening/)).toBeVisible();
  await page.waitForTimeout(1500);
  await leo.getByRole("button", { name: "Done talking" }).click();

  const field = leo.getByLabel("Message to Leo");
  await expect(field).toHaveValue("tell me a yoke");
  await expect(leo.getByText("Is that right? Edit it if not, then send.")).toBeVisible();
  // Audio of 16,000 samples a second, two bytes each, that isn't silent.
  expect(sound.length).toBeGreaterThan(16_000 * 2);
  expect(sound.length).toBeLessThanOrEqual(400_000);
  const samples = new Int16Array(sound.buffer, sound.byteOffset, sound.length / 2);
  const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
  expect(Math.sqrt(power)).toBeGreaterThan(1000);

  await field.fill("tell me a joke");
  await field.press("Enter");
  await expect(leo.getByRole("list", { name: "Suggestions" })).toBeVisible();
});
