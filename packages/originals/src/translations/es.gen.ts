// Written by tools/generate-catalog.mjs.
import type { Translations } from "./find-translation.ts";
import esKidsABalloonForMarigold from "./es/kids/a-balloon-for-marigold.json" with { type: "json" };
import esKidsAreWeNearlyMoon from "./es/kids/are-we-nearly-moon.json" with { type: "json" };
import esKidsBunAndTheSeventhRoll from "./es/kids/bun-and-the-seventh-roll.json" with { type: "json" };
import esKidsBunAndTheSleepingDough from "./es/kids/bun-and-the-sleeping-dough.json" with { type: "json" };
import esKidsBunAndTheSorryCake from "./es/kids/bun-and-the-sorry-cake.json" with { type: "json" };
import esKidsBunBakesACloud from "./es/kids/bun-bakes-a-cloud.json" with { type: "json" };
import esKidsGoodWindSit from "./es/kids/good-wind-sit.json" with { type: "json" };
import esKidsGoodnightLoudBear from "./es/kids/goodnight-loud-bear.json" with { type: "json" };
import esKidsKnockKnockEgg from "./es/kids/knock-knock-egg.json" with { type: "json" };
import esKidsMyShadowStaysUpLate from "./es/kids/my-shadow-stays-up-late.json" with { type: "json" };
import esKidsNoLapBigEnough from "./es/kids/no-lap-big-enough.json" with { type: "json" };
import esKidsNobodyCameForMrCrumb from "./es/kids/nobody-came-for-mr-crumb.json" with { type: "json" };
import esKidsNobodyMentionedHands from "./es/kids/nobody-mentioned-hands.json" with { type: "json" };
import esKidsOneStarTooMany from "./es/kids/one-star-too-many.json" with { type: "json" };
import esKidsPebblePlantsAKey from "./es/kids/pebble-plants-a-key.json" with { type: "json" };
import esKidsSirGrubbinsWillNotBathe from "./es/kids/sir-grubbins-will-not-bathe.json" with { type: "json" };
import esKidsTheLoudestSoupInTheLand from "./es/kids/the-loudest-soup-in-the-land.json" with { type: "json" };
import esKidsThePlanetWithThreeBedtimes from "./es/kids/the-planet-with-three-bedtimes.json" with { type: "json" };
import esKidsTheSeaComesToTea from "./es/kids/the-sea-comes-to-tea.json" with { type: "json" };
import esKidsTheSockRocket from "./es/kids/the-sock-rocket.json" with { type: "json" };
import esKidsTheThunderInBoxNine from "./es/kids/the-thunder-in-box-nine.json" with { type: "json" };
import esKidsTheWordForFirstSnow from "./es/kids/the-word-for-first-snow.json" with { type: "json" };
import esKidsWarmIsOutsideTonight from "./es/kids/warm-is-outside-tonight.json" with { type: "json" };
import esKidsWhatISavedForBear from "./es/kids/what-i-saved-for-bear.json" with { type: "json" };
import esKidsWhereDoesThePuddleGo from "./es/kids/where-does-the-puddle-go.json" with { type: "json" };
import esKidsWhoSpilledTheBlue from "./es/kids/who-spilled-the-blue.json" with { type: "json" };
import esSeriesBunsBakery from "./es/series/buns-bakery.json" with { type: "json" };
import esSeriesLostAndFound from "./es/series/lost-and-found.json" with { type: "json" };
import esSharedShared from "./es/shared.json" with { type: "json" };

export const spanish: Translations = {
  films: {
    "a-balloon-for-marigold": esKidsABalloonForMarigold,
    "are-we-nearly-moon": esKidsAreWeNearlyMoon,
    "bun-and-the-seventh-roll": esKidsBunAndTheSeventhRoll,
    "bun-and-the-sleeping-dough": esKidsBunAndTheSleepingDough,
    "bun-and-the-sorry-cake": esKidsBunAndTheSorryCake,
    "bun-bakes-a-cloud": esKidsBunBakesACloud,
    "good-wind-sit": esKidsGoodWindSit,
    "goodnight-loud-bear": esKidsGoodnightLoudBear,
    "knock-knock-egg": esKidsKnockKnockEgg,
    "my-shadow-stays-up-late": esKidsMyShadowStaysUpLate,
    "no-lap-big-enough": esKidsNoLapBigEnough,
    "nobody-came-for-mr-crumb": esKidsNobodyCameForMrCrumb,
    "nobody-mentioned-hands": esKidsNobodyMentionedHands,
    "one-star-too-many": esKidsOneStarTooMany,
    "pebble-plants-a-key": esKidsPebblePlantsAKey,
    "sir-grubbins-will-not-bathe": esKidsSirGrubbinsWillNotBathe,
    "the-loudest-soup-in-the-land": esKidsTheLoudestSoupInTheLand,
    "the-planet-with-three-bedtimes": esKidsThePlanetWithThreeBedtimes,
    "the-sea-comes-to-tea": esKidsTheSeaComesToTea,
    "the-sock-rocket": esKidsTheSockRocket,
    "the-thunder-in-box-nine": esKidsTheThunderInBoxNine,
    "the-word-for-first-snow": esKidsTheWordForFirstSnow,
    "warm-is-outside-tonight": esKidsWarmIsOutsideTonight,
    "what-i-saved-for-bear": esKidsWhatISavedForBear,
    "where-does-the-puddle-go": esKidsWhereDoesThePuddleGo,
    "who-spilled-the-blue": esKidsWhoSpilledTheBlue,
  },
  series: {
    "buns-bakery": esSeriesBunsBakery,
    "lost-and-found": esSeriesLostAndFound,
  },
  shared: esSharedShared,
};
