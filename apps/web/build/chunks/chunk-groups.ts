/** A file of modules that several pages share: one request, and better compression than ten files. */
export type ChunkGroup = { name: string; test: RegExp };

/** Pictures with their captions, and what else the first screens of pages with rows share. */
const picture =
  /ui\/(?:badge|poster|skeleton|logo|icon-button)\/|ui\/button\/button-link|ui\/carousel\/(?:state|use-in-view)|platform\/(?:device\/(?:can-autoplay|network-status)|leo\/ask-leo|profile-picker)|showcase\/(?:limits|schema|api|queries)|contracts\/src\/library\/rules|prefetch-later/;

/** Parts of rows of films. Several pages share them, and one file compresses better than ten. */
const row =
  /ui\/(?:watchlist|rail)\/|platform\/watchlist-store|title-(?:card|rail)\.tsx|use-intent|library\/(?:orders|state)\.ts/;

/** Shared by all pages that fetch data. */
const data =
  /controls\/own\/queries|platform\/(?:device\/(?:bandwidth|is-motion-allowed)|change-viewer|describe-length|image-sources|use-document-title)|assert-never|playback\/limits|(?:react-query|query-core)\/(?!.*(?:mutationObserver|useMutation|nfiniteQuery))/;

/** Prefetches a film's first bytes on hover, before anything plays. */
const ahead =
  /playback\/(?:prefetch|on-film-chosen|rules)\.ts|dom\/fetch\/byte-stream|rules\/retry-delay|player-failure/;

/** The player, without its rarely needed parts. */
const player =
  /packages\/player\/src\/(?:core\/(?!captions\/parse|rules)|dom\/(?:player|caption-track|cmaf|media|fetch\/(?!library)|fallback\/(?!hls-)))|playback\/(?:create-player|playback-(?:film|source)|preferences)\.ts/;

/** Needed on the watch page before the first frame. */
const watch =
  /ui\/player-controls\/(?:player-frame|picture\/picture)\.tsx|playback\/(?:watch-view|showing|use-(?:player|saved)|queries)|pages\/watch\/watch-layout/;

/** Form controls: small parts of many lazy pages, which the entry would otherwise list. */
const fields = /ui\/(?:field|choice-row)\//;

/** More small parts of many lazy pages, which no page with a budget needs. */
const parts =
  /ui\/(?:section\/|content-page\/|seats\/|help-tip\/(?:help-tip|tip-readers)|needs-https\/(?!explain)|button\/row-button)|contracts\/src\/help\/|pages\/profile\/(?:profile(?:-required|\.module)|for-parents)|platform\/(?:help\/|device\/copy-text|create-id|use-idempotency-key|use-debounced-search-param)/;

/** Small modules that many lazy chunks share. */
const shared =
  /features\/(?:family\/queries|friends\/friend-endpoints|parties\/party-endpoints)|platform\/(?:queries\/|words\/formats|device\/is-remote-controlled|watchlist-store)|ui\/toast\/(?:state|toasts|show-error-toast|plan-error-toast)/;

/**
 * Loaded around every page after the page itself. Includes the overlays' styles: every later style
 * sheet makes the browser recalculate the whole page.
 */
const around =
  /app\/(?:footer|menu|background-services|overlays\/viewer-controls)\.tsx|controls\/(?:calm|approval-requests\/request-banner)\.tsx|offline-manager|offline\/share-of|ui\/(?:tooltip\/tooltip|message\/|progress\/)|(?:family\/panel|ui\/(?:dialog|toast|pin-pad|avatar))\/.*\.css/;

/** Dialogs and toasts over any page, and the profile picker. */
const overlaid = /overlays\/profile-dialog|ui\/(?:dialog\/(?:confirm-)?dialog|toast\/toaster)\.tsx/;

/** The home page's sections below the hero. */
const belowFold = /pages\/home\/home-sections|hero-trailer\.tsx|viewer-recommendations/;

/** Needed once a film plays. */
const controls =
  /player-overlay|perform-action|effects\/playback-effects|playback-failure|time-refused/;

/** The wizard of a new server, and the form that invitations share with it. */
const setup = /features\/setup\/|pages\/setup\/|ui\/owner-form\/|registration\/invitation-form/;

/** The dialogs of downloads and the page that lists them. */
const downloads =
  /features\/offline\/(?:describe-bytes|download-(?:dialog|facts|list|refusal|row)|measure-space|remove-dialog|space-note)/;

/** Dialogs and pages of several features show codes to scan. */
const codes = /node_modules\/uqr\/|ui\/qr-code\//;

/** What parties share with the watch page's menus and with Leo. */
const party =
  /contracts\/src\/parties\/limits|features\/parties\/(?:queries|reactions\/reaction-names|chat\/phrase-labels)/;

/** Tracks of the album, wherever they are listed. */
const tracks =
  /contracts\/src\/music\/|features\/music\/(?:queries|describe-track|sleeve|track-tile)/;

/** What the pages of links to other sites share. */
const links = /features\/directory\/(?:outside\/outside-closed|directory-head|music-platforms)/;

/** The list of running streams, and its queries. */
const streams = /features\/playback\/streams\/(?:queries|screens|stream-row|watching-now)/;

/** What the pages about plans, the sign-in and the account share. */
const plans =
  /features\/(?:registration\/(?:queries|no-sale)|billing\/(?:queries|format-date|describe-))|contracts\/src\/(?:subscription\/plans|registration\/|account\/sign-in\/)/;

/** The account page's sections, some of which other pages show as well. */
const account =
  /features\/account\/(?:settings|passkeys|two-step|devices)\/|pages\/account\/|platform\/save-file/;

/** The spaceship's page; its scene, with three.js, is a file of its own. */
const ship = /features\/spaceship\/(?!scene\/)|pages\/spaceship\/(?!spaceship\.tsx)/;

/** The engine that draws games. */
const phaser = /node_modules\/phaser\//;

/** The conversation with Leo, for his window and the spaceship. */
const talk = /features\/assistant\/(?:queries|chat\/(?:conversation|state))\.ts/;

/** In order of precedence. */
export const chunkGroups: ChunkGroup[] = [
  { name: "data", test: data },
  { name: "picture", test: picture },
  { name: "row", test: row },
  { name: "ahead", test: ahead },
  { name: "player", test: player },
  { name: "watch", test: watch },
  { name: "fields", test: fields },
  { name: "shared", test: shared },
  { name: "around", test: around },
  { name: "overlaid", test: overlaid },
  { name: "lower", test: belowFold },
  { name: "controls", test: controls },
  { name: "setup", test: setup },
  { name: "parts", test: parts },
  { name: "party", test: party },
  { name: "tracks", test: tracks },
  { name: "links", test: links },
  { name: "streams", test: streams },
  { name: "downloads", test: downloads },
  { name: "codes", test: codes },
  { name: "plans", test: plans },
  { name: "account", test: account },
  { name: "ship", test: ship },
  { name: "phaser", test: phaser },
  { name: "talk", test: talk },
];
