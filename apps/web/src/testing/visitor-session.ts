import type { CurrentSession } from "@goldmane/contracts/account/schema";

/** The session of a visitor: nobody has signed in on this device. */
export const visitorSession: CurrentSession = {
  level: "device",
  household: null,
  profile: null,
  email: null,
  confirmedUntil: null,
  isOperator: false,
  isDemo: false,
  highestRating: "PG",
};
