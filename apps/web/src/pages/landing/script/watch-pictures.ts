import type { Parts } from "./parts.ts";

/** Marks pictures that fail to load, which then show their names. */
export function watchPictures({ pictures }: Parts): void {
  for (const frame of pictures) {
    const image = frame.querySelector("img");
    const fail = () => frame.toggleAttribute("data-failed", true);
    image?.addEventListener("error", fail);
    if (image?.complete && image.naturalWidth === 0 && image.loading !== "lazy") fail();
  }
}

/** Resolves when the first picture has loaded or failed. */
export async function awaitFirstPicture({ pictures }: Parts): Promise<void> {
  const image = pictures[0]?.querySelector("img");
  if (!image || image.complete) return;
  await new Promise<unknown>((resolve) => {
    image.addEventListener("load", resolve, { once: true });
    image.addEventListener("error", resolve, { once: true });
  });
}
