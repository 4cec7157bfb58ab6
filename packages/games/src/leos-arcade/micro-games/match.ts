import { randomBelow, shuffle } from "#kernel/random.ts";
import { choose, pick, type Choosing, type Grid } from "#leos-arcade/choices.ts";
import { defineMicroGame } from "#leos-arcade/micro-game.ts";
import { lose, win } from "#leos-arcade/round.ts";

/** Cards 0 and 1, 2 and 3, … resemble each other. */
export const cardKinds = 12;

export interface MatchState extends Choosing {
  /** The card to find. */
  wanted: number;
  cards: number[];
}

export function matchGrid({ cards }: Pick<MatchState, "cards">): Grid {
  return { count: cards.length, columns: cards.length, spacing: 150, y: 390 };
}

/** Find the card that looks like the one above. */
export const match = defineMicroGame<MatchState>({
  survives: false,
  start(round, level) {
    const wanted = randomBelow(round, cardKinds);
    const kinds = Array.from({ length: cardKinds }, (_, kind) => kind);
    const similar = wanted % 2 === 0 ? wanted + 1 : wanted - 1;
    const others = shuffle(
      round,
      kinds.filter((kind) => kind !== wanted && kind !== similar),
    );
    if (level >= 3) others.unshift(similar);
    const cards = shuffle(round, [wanted, ...others.slice(0, 2 + Math.trunc(level / 3))]);
    return { ...round, cursor: cards[0] === wanted ? 1 : 0, wanted, cards };
  },
  step(state, control) {
    const chosen = choose(state, control, matchGrid(state));
    if (chosen === null) return;
    const isRight = state.cards[chosen] === state.wanted;
    state.events.push(isRight ? "good" : "bad");
    if (isRight) win(state);
    else lose(state);
  },
  demonstrate: (state) => pick(state, state.cards.indexOf(state.wanted), matchGrid(state)),
});
