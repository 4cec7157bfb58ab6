import { genres } from "#library/limits.ts";
import { compilePath } from "#path-pattern.ts";

/** The page under which unknown addresses are counted. */
export const unknownPage = "/other";

/** The pages that reports are counted by: patterns without ids, so no profile and no film. */
const patterns = [
  "/",
  "/streaming",
  ...genres.map(({ slug }) => `/${slug}`),
  "/watch/:id",
  "/watch/:section/:id",
  "/browse",
  "/previews",
  "/features",
  "/hero-reel",
  "/media",
  "/page2",
  "/page3",
  "/page4",
  "/devices",
  "/downloads",
  "/achievements",
  "/aws-streaming",
  "/family-login",
  "/profile",
  "/profile/family",
  "/profile/friends",
  "/profile/report",
  "/profile/billing",
  "/profile/controls/:id",
  "/account",
  "/reset",
  "/verify",
  "/pricing",
  "/checkout",
  "/admin",
  "/admin/:section",
  "/admin/households/:id",
  "/auth-test",
  "/logo-test",
  "/create-studio",
  "/party-zone",
  "/party-zone/:code",
  "/remote",
  "/remote/:code",
  "/jam-challenge",
  "/spaceship",
  "/editor",
  "/files",
  "/ar-companion",
  "/ar-streaming-demo",
  "/play-games",
  "/vibes",
  "/infusion",
  "/interactive-cinema",
  "/movie-game-experience",
  "/evideos",
] as const;

const known = patterns.map((pattern) => ({ pattern, match: compilePath(pattern) }));

/**
 * The page pattern of an address; nothing else of the address is stored. Idempotent.
 */
export function toPagePattern(address: string): string {
  const [path = ""] = address.split(/[?#]/, 1);
  return known.find(({ match }) => match(path))?.pattern ?? unknownPage;
}
