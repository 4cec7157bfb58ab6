import { lazy, Suspense, useState } from "react";
import { SheetOutline } from "#features/library/sheet/sheet-outline.tsx";
import { useSheetParts } from "#features/library/sheet/use-sheet-parts.ts";
import { TitleSheet } from "#features/library/title-sheet.tsx";
import { DownloadButton } from "#features/offline/download-button.tsx";
import { prefetchPlayback } from "#features/playback/prefetch.ts";
import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";

const TrailerDialog = lazy(() =>
  import("#features/playback/trailer/trailer-dialog.tsx").then((module) => ({
    default: module.TrailerDialog,
  })),
);

type Props = { titleId: string };

/** A film's details, or why they are missing. */
export function TitleDialogBody({ titleId }: Props) {
  const { title, error, refetch } = useSheetParts(titleId);
  const [hasTrailer, setTrailer] = useState(false);
  if (title)
    return (
      <>
        <TitleSheet
          title={title}
          onIntent={prefetchPlayback}
          onTrailer={() => setTrailer(true)}
          acts={<DownloadButton title={title} />}
        />
        {hasTrailer && (
          <Suspense fallback={null}>
            <TrailerDialog
              title={title.title}
              titleId={title.id}
              cut="trailer"
              onClose={() => setTrailer(false)}
            />
          </Suspense>
        )}
      </>
    );
  if (!error) return <SheetOutline />;

  if (error instanceof ApiError && error.status < 500)
    return (
      <Message heading={say`Film not found`} size="small" urgent>
        {say`It may have been removed, or the link is wrong.`}
      </Message>
    );
  return (
    <Message
      heading={say`Can’t load the details`}
      size="small"
      urgent
      actions={
        <Button variant="gold" icon="retry" onClick={() => void refetch()}>
          {say`Try again`}
        </Button>
      }
    >
      {say`Check your connection and try again.`}
    </Message>
  );
}
