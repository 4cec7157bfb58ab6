import { accountJobs } from "#features/account/jobs.ts";
import { accountRoutes } from "#features/account/routes.ts";
import { openAchievements } from "#features/achievements/open-achievements.ts";
import { achievementsRoutes } from "#features/achievements/routes.ts";
import { openAdmin } from "#features/admin/open-admin.ts";
import { adminRoutes } from "#features/admin/routes.ts";
import { assistantRecurring } from "#features/assistant/jobs.ts";
import { backupRecurring } from "#features/backups/jobs.ts";
import { openBackups } from "#features/backups/open-backups.ts";
import { backupsRawRoutes, backupsRoutes } from "#features/backups/routes.ts";
import { billingRecurring } from "#features/billing/jobs.ts";
import { assistantRawRoutes, assistantRoutes } from "#features/assistant/routes.ts";
import { openBilling } from "#features/billing/open-billing.ts";
import { billingRawRoutes, billingRoutes } from "#features/billing/routes.ts";
import { calmDaysRoutes } from "#features/calm-days/routes.ts";
import { companionRecurring } from "#features/companion/jobs.ts";
import { companionLive } from "#features/companion/live.ts";
import { companionRoutes } from "#features/companion/routes.ts";
import { controlsLive } from "#features/controls/live.ts";
import { controlsRoutes } from "#features/controls/routes.ts";
import { directoryRawRoutes, directoryRoutes } from "#features/directory/routes.ts";
import { scheduledPartiesJobs } from "./features/scheduled-parties/jobs.ts";
import { scheduledPartiesLive } from "./features/scheduled-parties/live.ts";
import {
  scheduledPartiesRawRoutes,
  scheduledPartiesRoutes,
} from "./features/scheduled-parties/routes.ts";
import { familyLive } from "#features/family/live.ts";
import { familyRawRoutes, familyRoutes } from "#features/family/routes.ts";
import { friendsLive } from "#features/friends/live.ts";
import { friendsRoutes } from "#features/friends/routes.ts";
import { gamesRecurring } from "#features/games/jobs.ts";
import { gamesLive } from "#features/games/live.ts";
import { gamesRoutes } from "#features/games/routes.ts";
import { openRaces } from "#features/games/races/run-races.ts";
import { helpRoutes } from "#features/help/routes.ts";
import { ingestJobs } from "#features/ingest/jobs.ts";
import { openIngest } from "#features/ingest/open-ingest.ts";
import { ingestRawRoutes, ingestRoutes } from "#features/ingest/routes.ts";
import { interactiveLive } from "#features/interactive/live.ts";
import { interactiveRoutes } from "#features/interactive/routes.ts";
import { libraryRawRoutes, libraryRoutes } from "#features/library/routes.ts";
import { findFilmPicture, openLibrary, readHeroPicture } from "#features/library/service.ts";
import { offlineRoutes } from "#features/offline/routes.ts";
import { moodJournalLive } from "#features/mood-journal/live.ts";
import { moodJournalRawRoutes, moodJournalRoutes } from "#features/mood-journal/routes.ts";
import { musicRawRoutes, musicRoutes } from "#features/music/routes.ts";
import { avatarsRoutes } from "#features/avatars/routes.ts";
import { natureMixesRoutes } from "#features/nature-mixes/routes.ts";
import { notificationsLive } from "#features/notifications/live.ts";
import { notificationsRoutes } from "#features/notifications/routes.ts";
import { partiesRecurring } from "#features/parties/jobs.ts";
import { partiesLive } from "#features/parties/live.ts";
import { openParties } from "#features/parties/open-parties.ts";
import { partiesRoutes } from "#features/parties/routes.ts";
import { playbackRecurring } from "#features/playback/jobs.ts";
import { peekMedia } from "#features/playback/media/peek-media.ts";
import { mediaRoutes, playbackRoutes } from "#features/playback/routes.ts";
import { openPlayback } from "#features/playback/service.ts";
import { recommendationsRoutes } from "#features/recommendations/routes.ts";
import { searchRoutes } from "#features/search/routes.ts";
import { registrationRoutes } from "#features/registration/routes.ts";
import { openSetup } from "#features/setup/open-setup.ts";
import { setupRawRoutes, setupRoutes } from "#features/setup/routes.ts";
import { spaceshipRoutes } from "#features/spaceship/routes.ts";
import { subscriptionRoutes } from "#features/subscription/routes.ts";
import { telemetryRecurring } from "#features/telemetry/jobs.ts";
import { openTelemetry, telemetryRawRoutes, telemetryRoutes } from "#features/telemetry/routes.ts";
import { trustRawRoutes, trustRoutes } from "#features/trust/routes.ts";
import { watchlistLive } from "#features/watchlist/live.ts";
import { watchlistRoutes } from "#features/watchlist/routes.ts";
import type { Feature } from "#platform/feature.ts";

/** The product's table of contents. */
export const features: readonly Feature[] = [
  { name: "account", routes: accountRoutes, jobs: accountJobs },
  { name: "family", routes: familyRoutes, rawRoutes: familyRawRoutes, live: familyLive },
  { name: "setup", routes: setupRoutes, rawRoutes: setupRawRoutes, open: openSetup },
  { name: "registration", routes: registrationRoutes },
  { name: "subscription", routes: subscriptionRoutes },
  {
    name: "billing",
    routes: billingRoutes,
    rawRoutes: billingRawRoutes,
    recurring: billingRecurring,
    open: openBilling,
  },
  { name: "controls", routes: controlsRoutes, live: controlsLive },
  {
    name: "library",
    routes: libraryRoutes,
    rawRoutes: libraryRawRoutes,
    pictures: {
      featured: readHeroPicture,
      film: async (app, viewer, { id = "" }) => findFilmPicture(app, viewer, id),
    },
    open: openLibrary,
  },
  { name: "search", routes: searchRoutes },
  { name: "recommendations", routes: recommendationsRoutes },
  { name: "directory", routes: directoryRoutes, rawRoutes: directoryRawRoutes },
  { name: "help", routes: helpRoutes },
  {
    name: "ingest",
    routes: ingestRoutes,
    rawRoutes: ingestRawRoutes,
    jobs: ingestJobs,
    open: openIngest,
  },
  {
    name: "backups",
    routes: backupsRoutes,
    rawRoutes: backupsRawRoutes,
    recurring: backupRecurring,
    open: openBackups,
  },
  { name: "admin", routes: adminRoutes, open: openAdmin },
  {
    name: "telemetry",
    routes: telemetryRoutes,
    rawRoutes: telemetryRawRoutes,
    recurring: telemetryRecurring,
    open: openTelemetry,
  },
  { name: "trust", routes: trustRoutes, rawRoutes: trustRawRoutes },
  { name: "watchlist", routes: watchlistRoutes, live: watchlistLive },
  { name: "notifications", routes: notificationsRoutes, live: notificationsLive },
  { name: "achievements", routes: achievementsRoutes, open: openAchievements },
  { name: "calm-days", routes: calmDaysRoutes },
  { name: "spaceship", routes: spaceshipRoutes },
  {
    name: "mood-journal",
    routes: moodJournalRoutes,
    rawRoutes: moodJournalRawRoutes,
    live: moodJournalLive,
  },
  { name: "avatars", routes: avatarsRoutes },
  { name: "nature-mixes", routes: natureMixesRoutes },
  {
    name: "games",
    routes: gamesRoutes,
    live: gamesLive,
    recurring: gamesRecurring,
    open: openRaces,
  },
  { name: "interactive", routes: interactiveRoutes, live: interactiveLive },
  { name: "music", routes: musicRoutes, rawRoutes: musicRawRoutes },
  {
    name: "playback",
    routes: playbackRoutes,
    rawRoutes: mediaRoutes,
    peek: peekMedia,
    recurring: playbackRecurring,
    open: openPlayback,
  },
  {
    name: "assistant",
    routes: assistantRoutes,
    rawRoutes: assistantRawRoutes,
    recurring: assistantRecurring,
  },
  { name: "offline", routes: offlineRoutes },
  { name: "friends", routes: friendsRoutes, live: friendsLive },
  {
    name: "parties",
    routes: partiesRoutes,
    live: partiesLive,
    recurring: partiesRecurring,
    open: openParties,
  },
  {
    name: "scheduled-parties",
    routes: scheduledPartiesRoutes,
    rawRoutes: scheduledPartiesRawRoutes,
    jobs: scheduledPartiesJobs,
    live: scheduledPartiesLive,
  },
  {
    name: "companion",
    routes: companionRoutes,
    live: companionLive,
    recurring: companionRecurring,
  },
];
