import { type Ink, inks } from "@goldmane/contracts/directory/rules";
import { AppError } from "@goldmane/contracts/errors";
import * as z from "zod/mini";
import type { RawCall } from "#platform/http/raw-route.ts";
import { type BrandMark, brandMarks } from "./brand-marks.gen.ts";

const file = z.string().check(z.regex(/^[a-z0-9]+-(?:dark|light)\.svg$/));

/** Logos are drawn in one ink. */
export function markUrl(mark: BrandMark, ink: Ink): string {
  return `/media/marks/${mark}-${ink}.svg`;
}

/** A brand's mark as an SVG of one ink. */
export async function sendMark({ request, reply }: RawCall): Promise<unknown> {
  const asked = z.object({ file }).safeParse(request.params);
  const [slug = "", ink = ""] = asked.success ? asked.data.file.slice(0, -4).split("-") : [];
  const path = Object.hasOwn(brandMarks, slug) ? brandMarks[slug as BrandMark] : null;
  if (path === null) throw new AppError("NOT_FOUND", "This logo doesn’t exist.");
  const color = ink === "dark" ? inks.dark : inks.light;
  return await reply
    .type("image/svg+xml")
    .header("cache-control", "public, max-age=604800")
    .send(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${color}"><path d="${path}"/></svg>`,
    );
}
