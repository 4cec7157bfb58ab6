import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";

/** The rooms that are open to everybody and are no halls: where they are, and what they are called. */
export const menuLinks = () =>
  [
    [routes.browse, say`Find a film`],
    [routes.media, say`Media library`],
    [routes.heroReel, say`Hero reel`],
    [routes.partyZone, say`Party Zone`],
    [routes.listen, say`Listen`],
    [routes.links, say`Links`],
    [routes.features, say`What’s special`],
    [routes.devices, say`Devices`],
  ] as const;
