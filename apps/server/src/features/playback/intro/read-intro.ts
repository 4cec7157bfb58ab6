import type { IntroFilm } from "@goldmane/contracts/playback/intro/api";
import { presentSource } from "#features/playback/present-source.ts";
import type { App } from "#platform/app.ts";
import { describeVariants } from "@goldmane/media/package/answer-part";
import { introSource } from "./intro-source.ts";
import { introFolder } from "./send-intro.ts";

export function readIntro(app: App): IntroFilm {
  const source = introSource(app);
  const folder = introFolder(source);
  const variants = describeVariants(app.media.packager, source);
  return presentSource(source, { folder, variants, startUrl: `${folder}start.mp4` });
}
