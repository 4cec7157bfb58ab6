import { gameFilms, gameIds } from "@goldmane/contracts/games/limits";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import type { ButtonVariant } from "#ui/button/button.tsx";

type Props = { titleId: string; variant: ButtonVariant };

/** Leads from a film to the game with its characters; nothing for films without one. */
export function GameButton({ titleId, variant }: Props) {
  const game = gameIds.find((id) => gameFilms[id] === titleId);
  if (!game) return null;
  return (
    <ButtonLink variant={variant} href={routes.game(game)}>
      {say`Play the game`}
    </ButtonLink>
  );
}
