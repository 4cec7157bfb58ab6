import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";

/** Links of the menu and footer besides the genres, all open to anyone. */
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
