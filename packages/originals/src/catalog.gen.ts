// Written by tools/generate-catalog.mjs.
import type { Original } from "./original.ts";
import { adventureQuest } from "./titles/adventure/adventure-quest.ts";
import { captainMinnowAndTheHonestPirate } from "./titles/adventure/captain-minnow-and-the-honest-pirate.ts";
import { captainMinnowAndTheLongIce } from "./titles/adventure/captain-minnow-and-the-long-ice.ts";
import { captainMinnowAndTheLostKite } from "./titles/adventure/captain-minnow-and-the-lost-kite.ts";
import { captainMinnow } from "./titles/adventure/captain-minnow.ts";
import { gameIntro } from "./titles/adventure/game-intro.ts";
import { hereBeOneDragon } from "./titles/adventure/here-be-one-dragon.ts";
import { iDidNotLikeToSay } from "./titles/adventure/i-did-not-like-to-say.ts";
import { inTheEyeOfIt } from "./titles/adventure/in-the-eye-of-it.ts";
import { knockingUnderTheIce } from "./titles/adventure/knocking-under-the-ice.ts";
import { kyleCharacter } from "./titles/adventure/kyle-character.ts";
import { lastYearsRace } from "./titles/adventure/last-years-race.ts";
import { mountWarm } from "./titles/adventure/mount-warm.ts";
import { nineBoatsOut } from "./titles/adventure/nine-boats-out.ts";
import { noInsultToday } from "./titles/adventure/no-insult-today.ts";
import { oneSpoonfulOfWinter } from "./titles/adventure/one-spoonful-of-winter.ts";
import { slimeAdventure } from "./titles/adventure/slime-adventure.ts";
import { theBellUnderTheSand } from "./titles/adventure/the-bell-under-the-sand.ts";
import { theCityThatWasNotLost } from "./titles/adventure/the-city-that-was-not-lost.ts";
import { theLateEcho } from "./titles/adventure/the-late-echo.ts";
import { theMapOnTheCeiling } from "./titles/adventure/the-map-on-the-ceiling.ts";
import { theMapThatWasHungry } from "./titles/adventure/the-map-that-was-hungry.ts";
import { theMountainSheRemembered } from "./titles/adventure/the-mountain-she-remembered.ts";
import { theSourceOfTheUmber } from "./titles/adventure/the-source-of-the-umber.ts";
import { twelveStepsToTheSky } from "./titles/adventure/twelve-steps-to-the-sky.ts";
import { twoHundredAndThirteen } from "./titles/adventure/two-hundred-and-thirteen.ts";
import { aFireworkForKo } from "./titles/anime/a-firework-for-ko.ts";
import { broomSchoolLeaves } from "./titles/anime/broom-school-leaves.ts";
import { broomSchoolLosing } from "./titles/anime/broom-school-losing.ts";
import { broomSchoolSnow } from "./titles/anime/broom-school-snow.ts";
import { clank } from "./titles/anime/clank.ts";
import { keepFrozenUntilJuly } from "./titles/anime/keep-frozen-until-july.ts";
import { laneSix } from "./titles/anime/lane-six.ts";
import { lastTrainToSummer } from "./titles/anime/last-train-to-summer.ts";
import { mindTheStep } from "./titles/anime/mind-the-step.ts";
import { neonNoodleCourier } from "./titles/anime/neon-noodle-courier.ts";
import { neonNoodleFourMinutes } from "./titles/anime/neon-noodle-four-minutes.ts";
import { neonNoodleNumberOne } from "./titles/anime/neon-noodle-number-one.ts";
import { neonNoodleTyphoon } from "./titles/anime/neon-noodle-typhoon.ts";
import { nobodyScreamed } from "./titles/anime/nobody-screamed.ts";
import { oneSongAndItIsShort } from "./titles/anime/one-song-and-it-is-short.ts";
import { somebodyIsWatchingTheMochi } from "./titles/anime/somebody-is-watching-the-mochi.ts";
import { songRequestFromTheDark } from "./titles/anime/song-request-from-the-dark.ts";
import { sorryByRunner } from "./titles/anime/sorry-by-runner.ts";
import { theBlot } from "./titles/anime/the-blot.ts";
import { theGaugeSaysAfraid } from "./titles/anime/the-gauge-says-afraid.ts";
import { theKiteOnTheOtherIsland } from "./titles/anime/the-kite-on-the-other-island.ts";
import { thePaperBlade } from "./titles/anime/the-paper-blade.ts";
import { theSpiritOfCarParkB } from "./titles/anime/the-spirit-of-car-park-b.ts";
import { thereIsAnAntInTheRing } from "./titles/anime/there-is-an-ant-in-the-ring.ts";
import { threePercent } from "./titles/anime/three-percent.ts";
import { thunderDrumHana } from "./titles/anime/thunder-drum-hana.ts";
import { aMountainOfJokes } from "./titles/fantasy/a-mountain-of-jokes.ts";
import { andARabbitShallBring } from "./titles/fantasy/and-a-rabbit-shall-bring.ts";
import { coldWashOnly } from "./titles/fantasy/cold-wash-only.ts";
import { countingKnights } from "./titles/fantasy/counting-knights.ts";
import { holdStillSirOswin } from "./titles/fantasy/hold-still-sir-oswin.ts";
import { measuringTheMoon } from "./titles/fantasy/measuring-the-moon.ts";
import { nobodyInNobodyOut } from "./titles/fantasy/nobody-in-nobody-out.ts";
import { oneTerribleDragon } from "./titles/fantasy/one-terrible-dragon.ts";
import { oneYesterdaySlightlyUsed } from "./titles/fantasy/one-yesterday-slightly-used.ts";
import { oversleptByThreeYears } from "./titles/fantasy/overslept-by-three-years.ts";
import { roundedDown } from "./titles/fantasy/rounded-down.ts";
import { sheSaidBlessYou } from "./titles/fantasy/she-said-bless-you.ts";
import { theDragonWhoKeptBees } from "./titles/fantasy/the-dragon-who-kept-bees.ts";
import { theHillWouldLikeToTurnOver } from "./titles/fantasy/the-hill-would-like-to-turn-over.ts";
import { theLastCustomer } from "./titles/fantasy/the-last-customer.ts";
import { theLeftHandLion } from "./titles/fantasy/the-left-hand-lion.ts";
import { theOwlWhoBorrowedTheNight } from "./titles/fantasy/the-owl-who-borrowed-the-night.ts";
import { thePrincessIsNotIn } from "./titles/fantasy/the-princess-is-not-in.ts";
import { theRiddleAtLongBridge } from "./titles/fantasy/the-riddle-at-long-bridge.ts";
import { theSecondBestSpell } from "./titles/fantasy/the-second-best-spell.ts";
import { theStainOnTheThirdStair } from "./titles/fantasy/the-stain-on-the-third-stair.ts";
import { theTowerThatWasShy } from "./titles/fantasy/the-tower-that-was-shy.ts";
import { theUnicornAtTheCrossroads } from "./titles/fantasy/the-unicorn-at-the-crossroads.ts";
import { theWellWisher } from "./titles/fantasy/the-well-wisher.ts";
import { theWhaleWhoSwallowedTheEvening } from "./titles/fantasy/the-whale-who-swallowed-the-evening.ts";
import { treeBoatBear } from "./titles/fantasy/tree-boat-bear.ts";
import { aBalloonForMarigold } from "./titles/kids/a-balloon-for-marigold.ts";
import { areWeNearlyMoon } from "./titles/kids/are-we-nearly-moon.ts";
import { bunAndTheSeventhRoll } from "./titles/kids/bun-and-the-seventh-roll.ts";
import { bunAndTheSleepingDough } from "./titles/kids/bun-and-the-sleeping-dough.ts";
import { bunAndTheSorryCake } from "./titles/kids/bun-and-the-sorry-cake.ts";
import { bunBakesACloud } from "./titles/kids/bun-bakes-a-cloud.ts";
import { goodWindSit } from "./titles/kids/good-wind-sit.ts";
import { goodnightLoudBear } from "./titles/kids/goodnight-loud-bear.ts";
import { knockKnockEgg } from "./titles/kids/knock-knock-egg.ts";
import { myShadowStaysUpLate } from "./titles/kids/my-shadow-stays-up-late.ts";
import { noLapBigEnough } from "./titles/kids/no-lap-big-enough.ts";
import { nobodyCameForMrCrumb } from "./titles/kids/nobody-came-for-mr-crumb.ts";
import { nobodyMentionedHands } from "./titles/kids/nobody-mentioned-hands.ts";
import { oneStarTooMany } from "./titles/kids/one-star-too-many.ts";
import { pebblePlantsAKey } from "./titles/kids/pebble-plants-a-key.ts";
import { sirGrubbinsWillNotBathe } from "./titles/kids/sir-grubbins-will-not-bathe.ts";
import { theLoudestSoupInTheLand } from "./titles/kids/the-loudest-soup-in-the-land.ts";
import { thePlanetWithThreeBedtimes } from "./titles/kids/the-planet-with-three-bedtimes.ts";
import { theSeaComesToTea } from "./titles/kids/the-sea-comes-to-tea.ts";
import { theSockRocket } from "./titles/kids/the-sock-rocket.ts";
import { theThunderInBoxNine } from "./titles/kids/the-thunder-in-box-nine.ts";
import { theWordForFirstSnow } from "./titles/kids/the-word-for-first-snow.ts";
import { warmIsOutsideTonight } from "./titles/kids/warm-is-outside-tonight.ts";
import { whatISavedForBear } from "./titles/kids/what-i-saved-for-bear.ts";
import { whereDoesThePuddleGo } from "./titles/kids/where-does-the-puddle-go.ts";
import { whoSpilledTheBlue } from "./titles/kids/who-spilled-the-blue.ts";
import { afterYou } from "./titles/originals/after-you.ts";
import { alwaysFiveSecondsLate } from "./titles/originals/always-five-seconds-late.ts";
import { anyOtherBusiness } from "./titles/originals/any-other-business.ts";
import { grandfathersUmbrella } from "./titles/originals/grandfathers-umbrella.ts";
import { holdThisAMinute } from "./titles/originals/hold-this-a-minute.ts";
import { howTheLullabyEnds } from "./titles/originals/how-the-lullaby-ends.ts";
import { iDoTheSun } from "./titles/originals/i-do-the-sun.ts";
import { leaveTheSqueakIn } from "./titles/originals/leave-the-squeak-in.ts";
import { oneTing } from "./titles/originals/one-ting.ts";
import { pleaseDoNotComeCloser } from "./titles/originals/please-do-not-come-closer.ts";
import { sevenAcross } from "./titles/originals/seven-across.ts";
import { tenPastFour } from "./titles/originals/ten-past-four.ts";
import { theCinemaOfOne } from "./titles/originals/the-cinema-of-one.ts";
import { theHouseInTheMiddleOfTheBridge } from "./titles/originals/the-house-in-the-middle-of-the-bridge.ts";
import { theHouseLionsCoatHooks } from "./titles/originals/the-house-lions-coat-hooks.ts";
import { theHouseLionsToLet } from "./titles/originals/the-house-lions-to-let.ts";
import { theHouseLionsWrongAllNight } from "./titles/originals/the-house-lions-wrong-all-night.ts";
import { theLionWhoLitTheLamps } from "./titles/originals/the-lion-who-lit-the-lamps.ts";
import { theNumberTwelveSailsAtSix } from "./titles/originals/the-number-twelve-sails-at-six.ts";
import { theUnderstudyForTheMoon } from "./titles/originals/the-understudy-for-the-moon.ts";
import { threeHandfuls } from "./titles/originals/three-handfuls.ts";
import { twoKettlesAndACough } from "./titles/originals/two-kettles-and-a-cough.ts";
import { twoKettlesAndAHedge } from "./titles/originals/two-kettles-and-a-hedge.ts";
import { twoKettles } from "./titles/originals/two-kettles.ts";
import { whatTheFogWasFor } from "./titles/originals/what-the-fog-was-for.ts";
import { youMoved } from "./titles/originals/you-moved.ts";
import { aLetterForTheComet } from "./titles/sci-fi/a-letter-for-the-comet.ts";
import { arPreview } from "./titles/sci-fi/ar-preview.ts";
import { backInTenMinutes } from "./titles/sci-fi/back-in-ten-minutes.ts";
import { bestInOrbit } from "./titles/sci-fi/best-in-orbit.ts";
import { gravityTakesAWeek } from "./titles/sci-fi/gravity-takes-a-week.ts";
import { guestsArrivingShortly } from "./titles/sci-fi/guests-arriving-shortly.ts";
import { howToSwitchOffABear } from "./titles/sci-fi/how-to-switch-off-a-bear.ts";
import { nineMinutesAhead } from "./titles/sci-fi/nine-minutes-ahead.ts";
import { oneStreetOfRain } from "./titles/sci-fi/one-street-of-rain.ts";
import { overAndGoodnight } from "./titles/sci-fi/over-and-goodnight.ts";
import { postcardsToPluto } from "./titles/sci-fi/postcards-to-pluto.ts";
import { somebodyIsTurningOffTheStars } from "./titles/sci-fi/somebody-is-turning-off-the-stars.ts";
import { somethingForTock } from "./titles/sci-fi/something-for-tock.ts";
import { theDoorNobodyUsed } from "./titles/sci-fi/the-door-nobody-used.ts";
import { theEmptyCase } from "./titles/sci-fi/the-empty-case.ts";
import { theExchangeCat } from "./titles/sci-fi/the-exchange-cat.ts";
import { theKindInterpreter } from "./titles/sci-fi/the-kind-interpreter.ts";
import { theLiftToTheMoon } from "./titles/sci-fi/the-lift-to-the-moon.ts";
import { theOtherHalfOfTheWatch } from "./titles/sci-fi/the-other-half-of-the-watch.ts";
import { theQuietEngine } from "./titles/sci-fi/the-quiet-engine.ts";
import { theRainRoom } from "./titles/sci-fi/the-rain-room.ts";
import { theSixOClockStar } from "./titles/sci-fi/the-six-o-clock-star.ts";
import { veoVr } from "./titles/sci-fi/veo-vr.ts";
import { versionTwo } from "./titles/sci-fi/version-two.ts";
import { waitForTheGreen } from "./titles/sci-fi/wait-for-the-green.ts";
import { wrongNumberDear } from "./titles/sci-fi/wrong-number-dear.ts";

export const originals: readonly Original[] = [
  adventureQuest,
  captainMinnowAndTheHonestPirate,
  captainMinnowAndTheLongIce,
  captainMinnowAndTheLostKite,
  captainMinnow,
  gameIntro,
  hereBeOneDragon,
  iDidNotLikeToSay,
  inTheEyeOfIt,
  knockingUnderTheIce,
  kyleCharacter,
  lastYearsRace,
  mountWarm,
  nineBoatsOut,
  noInsultToday,
  oneSpoonfulOfWinter,
  slimeAdventure,
  theBellUnderTheSand,
  theCityThatWasNotLost,
  theLateEcho,
  theMapOnTheCeiling,
  theMapThatWasHungry,
  theMountainSheRemembered,
  theSourceOfTheUmber,
  twelveStepsToTheSky,
  twoHundredAndThirteen,
  aFireworkForKo,
  broomSchoolLeaves,
  broomSchoolLosing,
  broomSchoolSnow,
  clank,
  keepFrozenUntilJuly,
  laneSix,
  lastTrainToSummer,
  mindTheStep,
  neonNoodleCourier,
  neonNoodleFourMinutes,
  neonNoodleNumberOne,
  neonNoodleTyphoon,
  nobodyScreamed,
  oneSongAndItIsShort,
  somebodyIsWatchingTheMochi,
  songRequestFromTheDark,
  sorryByRunner,
  theBlot,
  theGaugeSaysAfraid,
  theKiteOnTheOtherIsland,
  thePaperBlade,
  theSpiritOfCarParkB,
  thereIsAnAntInTheRing,
  threePercent,
  thunderDrumHana,
  aMountainOfJokes,
  andARabbitShallBring,
  coldWashOnly,
  countingKnights,
  holdStillSirOswin,
  measuringTheMoon,
  nobodyInNobodyOut,
  oneTerribleDragon,
  oneYesterdaySlightlyUsed,
  oversleptByThreeYears,
  roundedDown,
  sheSaidBlessYou,
  theDragonWhoKeptBees,
  theHillWouldLikeToTurnOver,
  theLastCustomer,
  theLeftHandLion,
  theOwlWhoBorrowedTheNight,
  thePrincessIsNotIn,
  theRiddleAtLongBridge,
  theSecondBestSpell,
  theStainOnTheThirdStair,
  theTowerThatWasShy,
  theUnicornAtTheCrossroads,
  theWellWisher,
  theWhaleWhoSwallowedTheEvening,
  treeBoatBear,
  aBalloonForMarigold,
  areWeNearlyMoon,
  bunAndTheSeventhRoll,
  bunAndTheSleepingDough,
  bunAndTheSorryCake,
  bunBakesACloud,
  goodWindSit,
  goodnightLoudBear,
  knockKnockEgg,
  myShadowStaysUpLate,
  noLapBigEnough,
  nobodyCameForMrCrumb,
  nobodyMentionedHands,
  oneStarTooMany,
  pebblePlantsAKey,
  sirGrubbinsWillNotBathe,
  theLoudestSoupInTheLand,
  thePlanetWithThreeBedtimes,
  theSeaComesToTea,
  theSockRocket,
  theThunderInBoxNine,
  theWordForFirstSnow,
  warmIsOutsideTonight,
  whatISavedForBear,
  whereDoesThePuddleGo,
  whoSpilledTheBlue,
  afterYou,
  alwaysFiveSecondsLate,
  anyOtherBusiness,
  grandfathersUmbrella,
  holdThisAMinute,
  howTheLullabyEnds,
  iDoTheSun,
  leaveTheSqueakIn,
  oneTing,
  pleaseDoNotComeCloser,
  sevenAcross,
  tenPastFour,
  theCinemaOfOne,
  theHouseInTheMiddleOfTheBridge,
  theHouseLionsCoatHooks,
  theHouseLionsToLet,
  theHouseLionsWrongAllNight,
  theLionWhoLitTheLamps,
  theNumberTwelveSailsAtSix,
  theUnderstudyForTheMoon,
  threeHandfuls,
  twoKettlesAndACough,
  twoKettlesAndAHedge,
  twoKettles,
  whatTheFogWasFor,
  youMoved,
  aLetterForTheComet,
  arPreview,
  backInTenMinutes,
  bestInOrbit,
  gravityTakesAWeek,
  guestsArrivingShortly,
  howToSwitchOffABear,
  nineMinutesAhead,
  oneStreetOfRain,
  overAndGoodnight,
  postcardsToPluto,
  somebodyIsTurningOffTheStars,
  somethingForTock,
  theDoorNobodyUsed,
  theEmptyCase,
  theExchangeCat,
  theKindInterpreter,
  theLiftToTheMoon,
  theOtherHalfOfTheWatch,
  theQuietEngine,
  theRainRoom,
  theSixOClockStar,
  veoVr,
  versionTwo,
  waitForTheGreen,
  wrongNumberDear,
];
