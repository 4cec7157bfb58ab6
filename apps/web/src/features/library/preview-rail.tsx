import { useQuery } from "@tanstack/react-query";
import { Rail } from "#ui/rail/rail.tsx";
import { RailItem } from "#ui/rail/rail-item.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { previewsQuery } from "./queries.ts";

/** Films that are to come. The page does without it while it has none. */
export function PreviewRail() {
  const { data: previews = [] } = useQuery(previewsQuery);
  if (previews.length === 0) return null;
  return (
    <Rail heading="Coming to the house">
      {previews.map((preview) => (
        <RailItem key={preview.id} width="poster">
          <PreviewCard preview={preview} />
        </RailItem>
      ))}
    </Rail>
  );
}
