import { useQuery } from "@tanstack/react-query";
import { titleQuery } from "#features/library/queries.ts";
import { TitleSheet } from "#features/library/title-sheet.tsx";
import { KeepButton } from "#features/offline/keep-button.tsx";
import { prefetchPlayback } from "#features/playback/prefetch.ts";
import { ApiError } from "#platform/api.ts";
import { Button } from "#ui/button/button.tsx";
import { Message } from "#ui/message/message.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";

type Props = { titleId: string };

/** A film's particulars, or why there are none; the page under them stays. */
export function HomeSheetBody({ titleId }: Props) {
  const { data: title, error, refetch } = useQuery(titleQuery(titleId));
  if (title)
    return (
      <TitleSheet title={title} onIntent={prefetchPlayback} acts={<KeepButton title={title} />} />
    );
  if (!error) return <Spinner />;

  if (error instanceof ApiError && error.status < 500)
    return (
      <Message heading="This film is not here" size="small" urgent>
        Its address may be mistyped, or it has left the house.
      </Message>
    );
  return (
    <Message
      heading="The programme is missing"
      size="small"
      urgent
      actions={
        <Button look="gold" icon="retry" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      The server could not be asked about this film. Check the connection, then try again.
    </Message>
  );
}
