// Written by tools/generate-catalog.mjs.
import type { Translations } from "./find-translation.ts";
import esAdventureAdventureQuest from "./es/adventure/adventure-quest.json" with { type: "json" };
import esAdventureCaptainMinnowAndTheHonestPirate from "./es/adventure/captain-minnow-and-the-honest-pirate.json" with { type: "json" };
import esAdventureCaptainMinnowAndTheLongIce from "./es/adventure/captain-minnow-and-the-long-ice.json" with { type: "json" };
import esAdventureCaptainMinnowAndTheLostKite from "./es/adventure/captain-minnow-and-the-lost-kite.json" with { type: "json" };
import esAdventureCaptainMinnow from "./es/adventure/captain-minnow.json" with { type: "json" };
import esAdventureGameIntro from "./es/adventure/game-intro.json" with { type: "json" };
import esAdventureHereBeOneDragon from "./es/adventure/here-be-one-dragon.json" with { type: "json" };
import esAdventureIDidNotLikeToSay from "./es/adventure/i-did-not-like-to-say.json" with { type: "json" };
import esAdventureInTheEyeOfIt from "./es/adventure/in-the-eye-of-it.json" with { type: "json" };
import esAdventureKnockingUnderTheIce from "./es/adventure/knocking-under-the-ice.json" with { type: "json" };
import esAdventureKyleCharacter from "./es/adventure/kyle-character.json" with { type: "json" };
import esAdventureLastYearsRace from "./es/adventure/last-years-race.json" with { type: "json" };
import esAdventureMountWarm from "./es/adventure/mount-warm.json" with { type: "json" };
import esAdventureNineBoatsOut from "./es/adventure/nine-boats-out.json" with { type: "json" };
import esAdventureNoInsultToday from "./es/adventure/no-insult-today.json" with { type: "json" };
import esAdventureOneSpoonfulOfWinter from "./es/adventure/one-spoonful-of-winter.json" with { type: "json" };
import esAdventureSlimeAdventure from "./es/adventure/slime-adventure.json" with { type: "json" };
import esAdventureTheBellUnderTheSand from "./es/adventure/the-bell-under-the-sand.json" with { type: "json" };
import esAdventureTheCityThatWasNotLost from "./es/adventure/the-city-that-was-not-lost.json" with { type: "json" };
import esAdventureTheLateEcho from "./es/adventure/the-late-echo.json" with { type: "json" };
import esAdventureTheMapOnTheCeiling from "./es/adventure/the-map-on-the-ceiling.json" with { type: "json" };
import esAdventureTheMapThatWasHungry from "./es/adventure/the-map-that-was-hungry.json" with { type: "json" };
import esAdventureTheMountainSheRemembered from "./es/adventure/the-mountain-she-remembered.json" with { type: "json" };
import esAdventureTheSourceOfTheUmber from "./es/adventure/the-source-of-the-umber.json" with { type: "json" };
import esAdventureTwelveStepsToTheSky from "./es/adventure/twelve-steps-to-the-sky.json" with { type: "json" };
import esAdventureTwoHundredAndThirteen from "./es/adventure/two-hundred-and-thirteen.json" with { type: "json" };
import esAnimeAFireworkForKo from "./es/anime/a-firework-for-ko.json" with { type: "json" };
import esAnimeBroomSchoolLeaves from "./es/anime/broom-school-leaves.json" with { type: "json" };
import esAnimeBroomSchoolLosing from "./es/anime/broom-school-losing.json" with { type: "json" };
import esAnimeBroomSchoolSnow from "./es/anime/broom-school-snow.json" with { type: "json" };
import esAnimeClank from "./es/anime/clank.json" with { type: "json" };
import esAnimeKeepFrozenUntilJuly from "./es/anime/keep-frozen-until-july.json" with { type: "json" };
import esAnimeLaneSix from "./es/anime/lane-six.json" with { type: "json" };
import esAnimeLastTrainToSummer from "./es/anime/last-train-to-summer.json" with { type: "json" };
import esAnimeMindTheStep from "./es/anime/mind-the-step.json" with { type: "json" };
import esAnimeNeonNoodleCourier from "./es/anime/neon-noodle-courier.json" with { type: "json" };
import esAnimeNeonNoodleFourMinutes from "./es/anime/neon-noodle-four-minutes.json" with { type: "json" };
import esAnimeNeonNoodleNumberOne from "./es/anime/neon-noodle-number-one.json" with { type: "json" };
import esAnimeNeonNoodleTyphoon from "./es/anime/neon-noodle-typhoon.json" with { type: "json" };
import esAnimeNobodyScreamed from "./es/anime/nobody-screamed.json" with { type: "json" };
import esAnimeOneSongAndItIsShort from "./es/anime/one-song-and-it-is-short.json" with { type: "json" };
import esAnimeSomebodyIsWatchingTheMochi from "./es/anime/somebody-is-watching-the-mochi.json" with { type: "json" };
import esAnimeSongRequestFromTheDark from "./es/anime/song-request-from-the-dark.json" with { type: "json" };
import esAnimeSorryByRunner from "./es/anime/sorry-by-runner.json" with { type: "json" };
import esAnimeTheBlot from "./es/anime/the-blot.json" with { type: "json" };
import esAnimeTheGaugeSaysAfraid from "./es/anime/the-gauge-says-afraid.json" with { type: "json" };
import esAnimeTheKiteOnTheOtherIsland from "./es/anime/the-kite-on-the-other-island.json" with { type: "json" };
import esAnimeThePaperBlade from "./es/anime/the-paper-blade.json" with { type: "json" };
import esAnimeTheSpiritOfCarParkB from "./es/anime/the-spirit-of-car-park-b.json" with { type: "json" };
import esAnimeThereIsAnAntInTheRing from "./es/anime/there-is-an-ant-in-the-ring.json" with { type: "json" };
import esAnimeThreePercent from "./es/anime/three-percent.json" with { type: "json" };
import esAnimeThunderDrumHana from "./es/anime/thunder-drum-hana.json" with { type: "json" };
import esFantasyAMountainOfJokes from "./es/fantasy/a-mountain-of-jokes.json" with { type: "json" };
import esFantasyAndARabbitShallBring from "./es/fantasy/and-a-rabbit-shall-bring.json" with { type: "json" };
import esFantasyColdWashOnly from "./es/fantasy/cold-wash-only.json" with { type: "json" };
import esFantasyCountingKnights from "./es/fantasy/counting-knights.json" with { type: "json" };
import esFantasyHoldStillSirOswin from "./es/fantasy/hold-still-sir-oswin.json" with { type: "json" };
import esFantasyMeasuringTheMoon from "./es/fantasy/measuring-the-moon.json" with { type: "json" };
import esFantasyNobodyInNobodyOut from "./es/fantasy/nobody-in-nobody-out.json" with { type: "json" };
import esFantasyOneTerribleDragon from "./es/fantasy/one-terrible-dragon.json" with { type: "json" };
import esFantasyOneYesterdaySlightlyUsed from "./es/fantasy/one-yesterday-slightly-used.json" with { type: "json" };
import esFantasyOversleptByThreeYears from "./es/fantasy/overslept-by-three-years.json" with { type: "json" };
import esFantasyRoundedDown from "./es/fantasy/rounded-down.json" with { type: "json" };
import esFantasySheSaidBlessYou from "./es/fantasy/she-said-bless-you.json" with { type: "json" };
import esFantasyTheDragonWhoKeptBees from "./es/fantasy/the-dragon-who-kept-bees.json" with { type: "json" };
import esFantasyTheHillWouldLikeToTurnOver from "./es/fantasy/the-hill-would-like-to-turn-over.json" with { type: "json" };
import esFantasyTheLastCustomer from "./es/fantasy/the-last-customer.json" with { type: "json" };
import esFantasyTheLeftHandLion from "./es/fantasy/the-left-hand-lion.json" with { type: "json" };
import esFantasyTheOwlWhoBorrowedTheNight from "./es/fantasy/the-owl-who-borrowed-the-night.json" with { type: "json" };
import esFantasyThePrincessIsNotIn from "./es/fantasy/the-princess-is-not-in.json" with { type: "json" };
import esFantasyTheRiddleAtLongBridge from "./es/fantasy/the-riddle-at-long-bridge.json" with { type: "json" };
import esFantasyTheSecondBestSpell from "./es/fantasy/the-second-best-spell.json" with { type: "json" };
import esFantasyTheStainOnTheThirdStair from "./es/fantasy/the-stain-on-the-third-stair.json" with { type: "json" };
import esFantasyTheTowerThatWasShy from "./es/fantasy/the-tower-that-was-shy.json" with { type: "json" };
import esFantasyTheUnicornAtTheCrossroads from "./es/fantasy/the-unicorn-at-the-crossroads.json" with { type: "json" };
import esFantasyTheWellWisher from "./es/fantasy/the-well-wisher.json" with { type: "json" };
import esFantasyTheWhaleWhoSwallowedTheEvening from "./es/fantasy/the-whale-who-swallowed-the-evening.json" with { type: "json" };
import esFantasyTreeBoatBear from "./es/fantasy/tree-boat-bear.json" with { type: "json" };
import esInteractiveBunAndTheRunawayDough from "./es/interactive/bun-and-the-runaway-dough.json" with { type: "json" };
import esInteractiveCaptainMinnowAndTheBigHic from "./es/interactive/captain-minnow-and-the-big-hic.json" with { type: "json" };
import esInteractiveDoNotShakeTheParcel from "./es/interactive/do-not-shake-the-parcel.json" with { type: "json" };
import esInteractiveSirGrubbinsAndTheMuddyGoose from "./es/interactive/sir-grubbins-and-the-muddy-goose.json" with { type: "json" };
import esInteractiveTheSnowGuest from "./es/interactive/the-snow-guest.json" with { type: "json" };
import esInteractiveTheVerySlowRace from "./es/interactive/the-very-slow-race.json" with { type: "json" };
import esInteractiveTheWhaleWhoWentBoom from "./es/interactive/the-whale-who-went-boom.json" with { type: "json" };
import esInteractiveThisWayUp from "./es/interactive/this-way-up.json" with { type: "json" };
import esInteractiveWhoseEggIsThis from "./es/interactive/whose-egg-is-this.json" with { type: "json" };
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
import esOriginalsAfterYou from "./es/originals/after-you.json" with { type: "json" };
import esOriginalsAlwaysFiveSecondsLate from "./es/originals/always-five-seconds-late.json" with { type: "json" };
import esOriginalsAnyOtherBusiness from "./es/originals/any-other-business.json" with { type: "json" };
import esOriginalsGrandfathersUmbrella from "./es/originals/grandfathers-umbrella.json" with { type: "json" };
import esOriginalsHoldThisAMinute from "./es/originals/hold-this-a-minute.json" with { type: "json" };
import esOriginalsHowTheLullabyEnds from "./es/originals/how-the-lullaby-ends.json" with { type: "json" };
import esOriginalsIDoTheSun from "./es/originals/i-do-the-sun.json" with { type: "json" };
import esOriginalsLeaveTheSqueakIn from "./es/originals/leave-the-squeak-in.json" with { type: "json" };
import esOriginalsOneTing from "./es/originals/one-ting.json" with { type: "json" };
import esOriginalsPleaseDoNotComeCloser from "./es/originals/please-do-not-come-closer.json" with { type: "json" };
import esOriginalsSevenAcross from "./es/originals/seven-across.json" with { type: "json" };
import esOriginalsTenPastFour from "./es/originals/ten-past-four.json" with { type: "json" };
import esOriginalsTheCinemaOfOne from "./es/originals/the-cinema-of-one.json" with { type: "json" };
import esOriginalsTheHouseInTheMiddleOfTheBridge from "./es/originals/the-house-in-the-middle-of-the-bridge.json" with { type: "json" };
import esOriginalsTheHouseLionsCoatHooks from "./es/originals/the-house-lions-coat-hooks.json" with { type: "json" };
import esOriginalsTheHouseLionsToLet from "./es/originals/the-house-lions-to-let.json" with { type: "json" };
import esOriginalsTheHouseLionsWrongAllNight from "./es/originals/the-house-lions-wrong-all-night.json" with { type: "json" };
import esOriginalsTheLionWhoLitTheLamps from "./es/originals/the-lion-who-lit-the-lamps.json" with { type: "json" };
import esOriginalsTheNumberTwelveSailsAtSix from "./es/originals/the-number-twelve-sails-at-six.json" with { type: "json" };
import esOriginalsTheUnderstudyForTheMoon from "./es/originals/the-understudy-for-the-moon.json" with { type: "json" };
import esOriginalsThreeHandfuls from "./es/originals/three-handfuls.json" with { type: "json" };
import esOriginalsTwoKettlesAndACough from "./es/originals/two-kettles-and-a-cough.json" with { type: "json" };
import esOriginalsTwoKettlesAndAHedge from "./es/originals/two-kettles-and-a-hedge.json" with { type: "json" };
import esOriginalsTwoKettles from "./es/originals/two-kettles.json" with { type: "json" };
import esOriginalsWhatTheFogWasFor from "./es/originals/what-the-fog-was-for.json" with { type: "json" };
import esOriginalsYouMoved from "./es/originals/you-moved.json" with { type: "json" };
import esSciFiALetterForTheComet from "./es/sci-fi/a-letter-for-the-comet.json" with { type: "json" };
import esSciFiArPreview from "./es/sci-fi/ar-preview.json" with { type: "json" };
import esSciFiBackInTenMinutes from "./es/sci-fi/back-in-ten-minutes.json" with { type: "json" };
import esSciFiBestInOrbit from "./es/sci-fi/best-in-orbit.json" with { type: "json" };
import esSciFiGravityTakesAWeek from "./es/sci-fi/gravity-takes-a-week.json" with { type: "json" };
import esSciFiGuestsArrivingShortly from "./es/sci-fi/guests-arriving-shortly.json" with { type: "json" };
import esSciFiHowToSwitchOffABear from "./es/sci-fi/how-to-switch-off-a-bear.json" with { type: "json" };
import esSciFiNineMinutesAhead from "./es/sci-fi/nine-minutes-ahead.json" with { type: "json" };
import esSciFiOneStreetOfRain from "./es/sci-fi/one-street-of-rain.json" with { type: "json" };
import esSciFiOverAndGoodnight from "./es/sci-fi/over-and-goodnight.json" with { type: "json" };
import esSciFiPostcardsToPluto from "./es/sci-fi/postcards-to-pluto.json" with { type: "json" };
import esSciFiSomebodyIsTurningOffTheStars from "./es/sci-fi/somebody-is-turning-off-the-stars.json" with { type: "json" };
import esSciFiSomethingForTock from "./es/sci-fi/something-for-tock.json" with { type: "json" };
import esSciFiTheDoorNobodyUsed from "./es/sci-fi/the-door-nobody-used.json" with { type: "json" };
import esSciFiTheEmptyCase from "./es/sci-fi/the-empty-case.json" with { type: "json" };
import esSciFiTheExchangeCat from "./es/sci-fi/the-exchange-cat.json" with { type: "json" };
import esSciFiTheKindInterpreter from "./es/sci-fi/the-kind-interpreter.json" with { type: "json" };
import esSciFiTheLiftToTheMoon from "./es/sci-fi/the-lift-to-the-moon.json" with { type: "json" };
import esSciFiTheOtherHalfOfTheWatch from "./es/sci-fi/the-other-half-of-the-watch.json" with { type: "json" };
import esSciFiTheQuietEngine from "./es/sci-fi/the-quiet-engine.json" with { type: "json" };
import esSciFiTheRainRoom from "./es/sci-fi/the-rain-room.json" with { type: "json" };
import esSciFiTheSixOClockStar from "./es/sci-fi/the-six-o-clock-star.json" with { type: "json" };
import esSciFiVeoVr from "./es/sci-fi/veo-vr.json" with { type: "json" };
import esSciFiVersionTwo from "./es/sci-fi/version-two.json" with { type: "json" };
import esSciFiWaitForTheGreen from "./es/sci-fi/wait-for-the-green.json" with { type: "json" };
import esSciFiWrongNumberDear from "./es/sci-fi/wrong-number-dear.json" with { type: "json" };
import esSeriesBrambleHill from "./es/series/bramble-hill.json" with { type: "json" };
import esSeriesBroomSchool from "./es/series/broom-school.json" with { type: "json" };
import esSeriesBunsBakery from "./es/series/buns-bakery.json" with { type: "json" };
import esSeriesCaptainMinnowSails from "./es/series/captain-minnow-sails.json" with { type: "json" };
import esSeriesLostAndFound from "./es/series/lost-and-found.json" with { type: "json" };
import esSeriesMuseumOfEarth from "./es/series/museum-of-earth.json" with { type: "json" };
import esSeriesNeonNoodle from "./es/series/neon-noodle.json" with { type: "json" };
import esSeriesPlutoPost from "./es/series/pluto-post.json" with { type: "json" };
import esSeriesSmallPrint from "./es/series/small-print.json" with { type: "json" };
import esSeriesSocietyOfGettingLost from "./es/series/society-of-getting-lost.json" with { type: "json" };
import esSeriesTheHouseLions from "./es/series/the-house-lions.json" with { type: "json" };
import esSeriesTheTwoKettles from "./es/series/the-two-kettles.json" with { type: "json" };
import esSharedShared from "./es/shared.json" with { type: "json" };
import esUpcomingTeaserACrownForThePond from "./es/upcoming/teaser-a-crown-for-the-pond.json" with { type: "json" };
import esUpcomingTeaserNobodyToldTheVolcano from "./es/upcoming/teaser-nobody-told-the-volcano.json" with { type: "json" };
import esUpcomingTeaserRooftopRelay from "./es/upcoming/teaser-rooftop-relay.json" with { type: "json" };
import esUpcomingTeaserSwornToTheLastPage from "./es/upcoming/teaser-sworn-to-the-last-page.json" with { type: "json" };
import esUpcomingTeaserTheLastArcadeOnEuropa from "./es/upcoming/teaser-the-last-arcade-on-europa.json" with { type: "json" };
import esUpcomingTeaserTheLighthouseThatWalked from "./es/upcoming/teaser-the-lighthouse-that-walked.json" with { type: "json" };
import esUpcomingTeaserTheNightShiftAtTheMoon from "./es/upcoming/teaser-the-night-shift-at-the-moon.json" with { type: "json" };
import esUpcomingTeaserTheWhaleWhoSangBackwards from "./es/upcoming/teaser-the-whale-who-sang-backwards.json" with { type: "json" };
import esUpcomingTeaserThreeWishesBeforeBreakfast from "./es/upcoming/teaser-three-wishes-before-breakfast.json" with { type: "json" };

export const spanish: Translations = {
  films: {
    "adventure-quest": esAdventureAdventureQuest,
    "captain-minnow-and-the-honest-pirate": esAdventureCaptainMinnowAndTheHonestPirate,
    "captain-minnow-and-the-long-ice": esAdventureCaptainMinnowAndTheLongIce,
    "captain-minnow-and-the-lost-kite": esAdventureCaptainMinnowAndTheLostKite,
    "captain-minnow": esAdventureCaptainMinnow,
    "game-intro": esAdventureGameIntro,
    "here-be-one-dragon": esAdventureHereBeOneDragon,
    "i-did-not-like-to-say": esAdventureIDidNotLikeToSay,
    "in-the-eye-of-it": esAdventureInTheEyeOfIt,
    "knocking-under-the-ice": esAdventureKnockingUnderTheIce,
    "kyle-character": esAdventureKyleCharacter,
    "last-years-race": esAdventureLastYearsRace,
    "mount-warm": esAdventureMountWarm,
    "nine-boats-out": esAdventureNineBoatsOut,
    "no-insult-today": esAdventureNoInsultToday,
    "one-spoonful-of-winter": esAdventureOneSpoonfulOfWinter,
    "slime-adventure": esAdventureSlimeAdventure,
    "the-bell-under-the-sand": esAdventureTheBellUnderTheSand,
    "the-city-that-was-not-lost": esAdventureTheCityThatWasNotLost,
    "the-late-echo": esAdventureTheLateEcho,
    "the-map-on-the-ceiling": esAdventureTheMapOnTheCeiling,
    "the-map-that-was-hungry": esAdventureTheMapThatWasHungry,
    "the-mountain-she-remembered": esAdventureTheMountainSheRemembered,
    "the-source-of-the-umber": esAdventureTheSourceOfTheUmber,
    "twelve-steps-to-the-sky": esAdventureTwelveStepsToTheSky,
    "two-hundred-and-thirteen": esAdventureTwoHundredAndThirteen,
    "a-firework-for-ko": esAnimeAFireworkForKo,
    "broom-school-leaves": esAnimeBroomSchoolLeaves,
    "broom-school-losing": esAnimeBroomSchoolLosing,
    "broom-school-snow": esAnimeBroomSchoolSnow,
    clank: esAnimeClank,
    "keep-frozen-until-july": esAnimeKeepFrozenUntilJuly,
    "lane-six": esAnimeLaneSix,
    "last-train-to-summer": esAnimeLastTrainToSummer,
    "mind-the-step": esAnimeMindTheStep,
    "neon-noodle-courier": esAnimeNeonNoodleCourier,
    "neon-noodle-four-minutes": esAnimeNeonNoodleFourMinutes,
    "neon-noodle-number-one": esAnimeNeonNoodleNumberOne,
    "neon-noodle-typhoon": esAnimeNeonNoodleTyphoon,
    "nobody-screamed": esAnimeNobodyScreamed,
    "one-song-and-it-is-short": esAnimeOneSongAndItIsShort,
    "somebody-is-watching-the-mochi": esAnimeSomebodyIsWatchingTheMochi,
    "song-request-from-the-dark": esAnimeSongRequestFromTheDark,
    "sorry-by-runner": esAnimeSorryByRunner,
    "the-blot": esAnimeTheBlot,
    "the-gauge-says-afraid": esAnimeTheGaugeSaysAfraid,
    "the-kite-on-the-other-island": esAnimeTheKiteOnTheOtherIsland,
    "the-paper-blade": esAnimeThePaperBlade,
    "the-spirit-of-car-park-b": esAnimeTheSpiritOfCarParkB,
    "there-is-an-ant-in-the-ring": esAnimeThereIsAnAntInTheRing,
    "three-percent": esAnimeThreePercent,
    "thunder-drum-hana": esAnimeThunderDrumHana,
    "a-mountain-of-jokes": esFantasyAMountainOfJokes,
    "and-a-rabbit-shall-bring": esFantasyAndARabbitShallBring,
    "cold-wash-only": esFantasyColdWashOnly,
    "counting-knights": esFantasyCountingKnights,
    "hold-still-sir-oswin": esFantasyHoldStillSirOswin,
    "measuring-the-moon": esFantasyMeasuringTheMoon,
    "nobody-in-nobody-out": esFantasyNobodyInNobodyOut,
    "one-terrible-dragon": esFantasyOneTerribleDragon,
    "one-yesterday-slightly-used": esFantasyOneYesterdaySlightlyUsed,
    "overslept-by-three-years": esFantasyOversleptByThreeYears,
    "rounded-down": esFantasyRoundedDown,
    "she-said-bless-you": esFantasySheSaidBlessYou,
    "the-dragon-who-kept-bees": esFantasyTheDragonWhoKeptBees,
    "the-hill-would-like-to-turn-over": esFantasyTheHillWouldLikeToTurnOver,
    "the-last-customer": esFantasyTheLastCustomer,
    "the-left-hand-lion": esFantasyTheLeftHandLion,
    "the-owl-who-borrowed-the-night": esFantasyTheOwlWhoBorrowedTheNight,
    "the-princess-is-not-in": esFantasyThePrincessIsNotIn,
    "the-riddle-at-long-bridge": esFantasyTheRiddleAtLongBridge,
    "the-second-best-spell": esFantasyTheSecondBestSpell,
    "the-stain-on-the-third-stair": esFantasyTheStainOnTheThirdStair,
    "the-tower-that-was-shy": esFantasyTheTowerThatWasShy,
    "the-unicorn-at-the-crossroads": esFantasyTheUnicornAtTheCrossroads,
    "the-well-wisher": esFantasyTheWellWisher,
    "the-whale-who-swallowed-the-evening": esFantasyTheWhaleWhoSwallowedTheEvening,
    "tree-boat-bear": esFantasyTreeBoatBear,
    "bun-and-the-runaway-dough": esInteractiveBunAndTheRunawayDough,
    "captain-minnow-and-the-big-hic": esInteractiveCaptainMinnowAndTheBigHic,
    "do-not-shake-the-parcel": esInteractiveDoNotShakeTheParcel,
    "sir-grubbins-and-the-muddy-goose": esInteractiveSirGrubbinsAndTheMuddyGoose,
    "the-snow-guest": esInteractiveTheSnowGuest,
    "the-very-slow-race": esInteractiveTheVerySlowRace,
    "the-whale-who-went-boom": esInteractiveTheWhaleWhoWentBoom,
    "this-way-up": esInteractiveThisWayUp,
    "whose-egg-is-this": esInteractiveWhoseEggIsThis,
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
    "after-you": esOriginalsAfterYou,
    "always-five-seconds-late": esOriginalsAlwaysFiveSecondsLate,
    "any-other-business": esOriginalsAnyOtherBusiness,
    "grandfathers-umbrella": esOriginalsGrandfathersUmbrella,
    "hold-this-a-minute": esOriginalsHoldThisAMinute,
    "how-the-lullaby-ends": esOriginalsHowTheLullabyEnds,
    "i-do-the-sun": esOriginalsIDoTheSun,
    "leave-the-squeak-in": esOriginalsLeaveTheSqueakIn,
    "one-ting": esOriginalsOneTing,
    "please-do-not-come-closer": esOriginalsPleaseDoNotComeCloser,
    "seven-across": esOriginalsSevenAcross,
    "ten-past-four": esOriginalsTenPastFour,
    "the-cinema-of-one": esOriginalsTheCinemaOfOne,
    "the-house-in-the-middle-of-the-bridge": esOriginalsTheHouseInTheMiddleOfTheBridge,
    "the-house-lions-coat-hooks": esOriginalsTheHouseLionsCoatHooks,
    "the-house-lions-to-let": esOriginalsTheHouseLionsToLet,
    "the-house-lions-wrong-all-night": esOriginalsTheHouseLionsWrongAllNight,
    "the-lion-who-lit-the-lamps": esOriginalsTheLionWhoLitTheLamps,
    "the-number-twelve-sails-at-six": esOriginalsTheNumberTwelveSailsAtSix,
    "the-understudy-for-the-moon": esOriginalsTheUnderstudyForTheMoon,
    "three-handfuls": esOriginalsThreeHandfuls,
    "two-kettles-and-a-cough": esOriginalsTwoKettlesAndACough,
    "two-kettles-and-a-hedge": esOriginalsTwoKettlesAndAHedge,
    "two-kettles": esOriginalsTwoKettles,
    "what-the-fog-was-for": esOriginalsWhatTheFogWasFor,
    "you-moved": esOriginalsYouMoved,
    "a-letter-for-the-comet": esSciFiALetterForTheComet,
    "ar-preview": esSciFiArPreview,
    "back-in-ten-minutes": esSciFiBackInTenMinutes,
    "best-in-orbit": esSciFiBestInOrbit,
    "gravity-takes-a-week": esSciFiGravityTakesAWeek,
    "guests-arriving-shortly": esSciFiGuestsArrivingShortly,
    "how-to-switch-off-a-bear": esSciFiHowToSwitchOffABear,
    "nine-minutes-ahead": esSciFiNineMinutesAhead,
    "one-street-of-rain": esSciFiOneStreetOfRain,
    "over-and-goodnight": esSciFiOverAndGoodnight,
    "postcards-to-pluto": esSciFiPostcardsToPluto,
    "somebody-is-turning-off-the-stars": esSciFiSomebodyIsTurningOffTheStars,
    "something-for-tock": esSciFiSomethingForTock,
    "the-door-nobody-used": esSciFiTheDoorNobodyUsed,
    "the-empty-case": esSciFiTheEmptyCase,
    "the-exchange-cat": esSciFiTheExchangeCat,
    "the-kind-interpreter": esSciFiTheKindInterpreter,
    "the-lift-to-the-moon": esSciFiTheLiftToTheMoon,
    "the-other-half-of-the-watch": esSciFiTheOtherHalfOfTheWatch,
    "the-quiet-engine": esSciFiTheQuietEngine,
    "the-rain-room": esSciFiTheRainRoom,
    "the-six-o-clock-star": esSciFiTheSixOClockStar,
    "veo-vr": esSciFiVeoVr,
    "version-two": esSciFiVersionTwo,
    "wait-for-the-green": esSciFiWaitForTheGreen,
    "wrong-number-dear": esSciFiWrongNumberDear,
    "teaser-a-crown-for-the-pond": esUpcomingTeaserACrownForThePond,
    "teaser-nobody-told-the-volcano": esUpcomingTeaserNobodyToldTheVolcano,
    "teaser-rooftop-relay": esUpcomingTeaserRooftopRelay,
    "teaser-sworn-to-the-last-page": esUpcomingTeaserSwornToTheLastPage,
    "teaser-the-last-arcade-on-europa": esUpcomingTeaserTheLastArcadeOnEuropa,
    "teaser-the-lighthouse-that-walked": esUpcomingTeaserTheLighthouseThatWalked,
    "teaser-the-night-shift-at-the-moon": esUpcomingTeaserTheNightShiftAtTheMoon,
    "teaser-the-whale-who-sang-backwards": esUpcomingTeaserTheWhaleWhoSangBackwards,
    "teaser-three-wishes-before-breakfast": esUpcomingTeaserThreeWishesBeforeBreakfast,
  },
  series: {
    "bramble-hill": esSeriesBrambleHill,
    "broom-school": esSeriesBroomSchool,
    "buns-bakery": esSeriesBunsBakery,
    "captain-minnow-sails": esSeriesCaptainMinnowSails,
    "lost-and-found": esSeriesLostAndFound,
    "museum-of-earth": esSeriesMuseumOfEarth,
    "neon-noodle": esSeriesNeonNoodle,
    "pluto-post": esSeriesPlutoPost,
    "small-print": esSeriesSmallPrint,
    "society-of-getting-lost": esSeriesSocietyOfGettingLost,
    "the-house-lions": esSeriesTheHouseLions,
    "the-two-kettles": esSeriesTheTwoKettles,
  },
  shared: esSharedShared,
};
