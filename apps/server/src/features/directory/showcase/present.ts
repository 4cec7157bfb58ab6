import type { HeroMedium } from "@goldmane/contracts/directory/showcase/schema";
import { startUrl } from "@goldmane/contracts/playback/rules";
import type { Part } from "#features/directory/lists/showcase.ts";
import { pictureUrl, presentBlurs, type Title } from "#features/library/service.ts";

export function presentMedium(title: Title, { type }: Pick<Part, "type">): HeroMedium {
  const backdropUrl = pictureUrl(title, "backdrop");
  const { backdropBlur } = presentBlurs(title);
  return {
    id: `${type}-${title.id}`,
    type,
    src: type === "image" ? backdropUrl : startUrl(title.id, "trailer"),
    titleId: title.id,
    title: title.title,
    backdropUrl,
    colors: [...title.colors],
    ...(backdropBlur && { backdropBlur }),
  };
}
