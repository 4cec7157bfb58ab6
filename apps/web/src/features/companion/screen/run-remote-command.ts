import type { RemoteCommand } from "@goldmane/contracts/companion/schema";
import { currentFilm } from "#platform/playback/current-film.ts";
import { currentParty } from "#platform/playback/current-party.ts";

type Move = Extract<RemoteCommand, { act: "move" }>["to"];

/** Actions of remote commands outside the player: moving the focus, and searching. */
export type Hands = {
  move: (to: Move) => void;
  search: (query: string) => void;
};

/** Runs a phone's command. False if it can't be run now. */
export function runRemoteCommand(command: RemoteCommand, hands: Hands): boolean {
  switch (command.act) {
    case "move":
      hands.move(command.to);
      return true;
    case "search":
      hands.search(command.query);
      return true;
    case "react":
      return reactAtParty((party) => party.react(command.reaction));
    case "say":
      return reactAtParty((party) => party.say({ kind: "phrase", phrase: command.phrase }));
    default:
      return moveFilm(command);
  }
}

type FilmCommand = Exclude<RemoteCommand, { act: "move" | "search" | "react" | "say" }>;
type Party = NonNullable<ReturnType<typeof currentParty.get>>;

function reactAtParty(act: (party: Party) => Promise<unknown>): boolean {
  const party = currentParty.get();
  // A refused reaction is dropped.
  if (party) act(party).catch(() => undefined);
  return party !== null;
}

function moveFilm(command: FilmCommand): boolean {
  const film = currentFilm.get();
  if (!film) return false;
  const { player, onNext } = film;
  switch (command.act) {
    case "play":
      player.play();
      return true;
    case "pause":
      player.pause();
      return true;
    case "seek":
      player.seek(command.seconds);
      return true;
    case "seekBy":
      player.seekBy(command.seconds);
      return true;
    case "volume":
      player.setVolume(command.level);
      if (command.level > 0) player.setMuted(false);
      return true;
    case "mute":
      player.setMuted(command.isMuted);
      return true;
    case "captions":
      player.setCaptionTrack(command.track);
      return true;
    case "next":
      onNext?.();
      return onNext !== null;
  }
}
