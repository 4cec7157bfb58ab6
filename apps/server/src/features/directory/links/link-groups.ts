import { driveAndPay } from "./drive-and-pay.ts";
import { goAndStay } from "./go-and-stay.ts";
import type { LinkGroup } from "./link-group.ts";
import { makeAndWork } from "./make-and-work.ts";
import { moveAndRest } from "./move-and-rest.ts";
import { readAndShop } from "./read-and-shop.ts";
import { talkAndLearn } from "./talk-and-learn.ts";
import { thinkAndTrade } from "./think-and-trade.ts";
import { watchAndPlay } from "./watch-and-play.ts";

/** All outside links. A link's id is its position in this order, from 1: never reorder. */
export const linkGroups: readonly LinkGroup[] = [
  ...watchAndPlay,
  ...readAndShop,
  ...makeAndWork,
  ...driveAndPay,
  ...moveAndRest,
  ...goAndStay,
  ...thinkAndTrade,
  ...talkAndLearn,
];
