import { type GameId, gameIds, gameNames } from "@goldmane/contracts/games/limits";
import type { PathParams } from "@goldmane/contracts/path-pattern";
import { lazy, Suspense } from "react";
import { PhoneButton } from "#features/companion/screen/phone-button.tsx";
import { GameHost } from "#features/games/host/screen/game-host.tsx";
import { useWaitingRuns } from "#features/games/runs/use-waiting-runs.ts";
import { loadHostedGame } from "#features/games/hosted-games.ts";
import { useProfileId } from "#platform/queries/use-profile-id.ts";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say, sayText } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { AvatarLink } from "./avatar-link.tsx";

/** One game, or a way back for an address that has none. */
export function PlayGamePage({ params }: { params: PathParams }) {
  const id = gameIds.find((one) => one === params["game"]);
  useDocumentTitle(id ? sayText(gameNames[id]) : say`Gaming Zone`);
  useWaitingRuns(useProfileId() ?? null);
  const Screen = id ? screens[id] : NoGame;
  return (
    <Suspense fallback={<Spinner />}>
      <Screen />
    </Suspense>
  );
}

const screens = {
  "leos-arcade": lazyScreen("leos-arcade"),
  "adventure-quest": lazyScreen("adventure-quest"),
  "slime-adventure": lazyScreen("slime-adventure"),
  "kyles-dash": lazyScreen("kyles-dash"),
} satisfies Record<GameId, unknown>;

function lazyScreen(id: GameId) {
  return lazy(async () => {
    // Begins to load what draws the game beside it; the host tells if that fails.
    import("#features/games/host/open-runtime.ts").catch(() => undefined);
    const game = await loadHostedGame(id);
    const more = (
      <>
        {id === "kyles-dash" && <AvatarLink />}
        <PhoneButton />
      </>
    );
    return { default: game ? () => <GameHost game={game} more={more} /> : NoGame };
  });
}

function NoGame() {
  return (
    <Message
      heading={say`No game here yet`}
      actions={
        <ButtonLink variant="gold" href={routes.games}>
          {say`All games`}
        </ButtonLink>
      }
    >
      {say`Pick another game to play.`}
    </Message>
  );
}
