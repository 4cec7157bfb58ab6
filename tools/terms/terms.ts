/**
 * A word that this project does not use in some sense, with its replacement from docs/glossary.md.
 */
export type Term = {
  pattern: RegExp;
  use: string;
  /** Paths that the rule covers; everywhere without it. */
  within?: RegExp;
  /** Paths where the word has its ordinary meaning. */
  except?: RegExp;
};

/** Code whose content is about evenings, houses and letters: films, and games with doors and shelves. */
const stories =
  /^packages\/(?:stage|sound|originals|leo|speech|games)\/|^apps\/web\/src\/features\/games\/|^tools\/games\//;
/** Modules about the time of day. */
const timeOfDay =
  /^packages\/(?:stage|sound|originals|leo)\/|recommendations\/|controls\/|chat\/conversation\.test|copy\/next-copy\.test|e2e\/world\/limits/;
/** Contains the names of the previous version's tables and job kinds. */
const upgrade = /upgrade\.test\.ts$/;
const journeys = /^(?:e2e|tools)\//;
const web = /^apps\/web\/src\//;
/** The look of captions is stored; characters and avatars have looks. */
const looks =
  /features\/(?:games|avatars)|own-profile-section|caption|tracks-menu|playback\/(settings\/)?preferences|lion\/use-lion|\.test\.tsx?$/;
/** Modules whose subject is words: blocked words, the words of a query. */
const words = /platform\/words\/|controls\/form\/|find-by-name|\.test\.tsx?$/;

/** Words in identifiers and in the parts of paths: lower case, split by spaces. */
export const nameTerms: readonly Term[] = [
  {
    pattern: /\bevenings?\b/,
    use: "scheduledParty",
    except: new RegExp(`${timeOfDay.source}|${upgrade.source}`),
  },
  { pattern: /\bnote act\b|\brecord act\b/, use: "recordAudit" },
  { pattern: /\bforget password\b/, use: "requestPasswordReset" },
  { pattern: /\bworr(?:y|ies)\b/, use: "safetyAlert", except: stories },
  { pattern: /\btitle gate\b|\bsights\b/, use: "contentPolicy", except: stories },
  { pattern: /^(?:saying|telling)s?$/, use: "command or event", except: stories },
  { pattern: /\blive line\b/, use: "LiveConnection" },
  { pattern: /\btall(?:y|ies)\b/, use: "counter", except: upgrade },
  { pattern: /\bpatience\b/, use: "timeout" },
  { pattern: /\bstash\b/, use: "local store or cache", except: stories },
  { pattern: /\bspeech shop\b/, use: "speechCache" },
  { pattern: /\bjob desk\b/, use: "jobAdmin" },
  { pattern: /\bstudio\b/, use: "renderPool", within: /^packages\/media\// },
  { pattern: /\bmaker\b/, use: "packager", within: /^packages\/media\// },
  { pattern: /\bfoyer\b|\blower house\b/, use: "entryPage or homeSections", except: stories },
  { pattern: /\bbackstage\b/, use: "errorPage or effects", except: stories },
  { pattern: /\bpasser by\b/, use: "anonymous", except: stories },
  { pattern: /\b(?:test|open|own|bare) house\b/, use: "server or instance", except: stories },
  { pattern: /\bsofas?\b/, use: "second household", within: journeys },
  { pattern: /\bfounding\b/, use: "sign-up helper", within: journeys },
  { pattern: /\blettering\b/, use: "titleText" },
  { pattern: /\bhouses?\b/, use: "server, household or goldmane", except: stories },
  { pattern: /\bshel(?:f|ves)\b/, use: "row, list or library", except: stories },
  { pattern: /\bhalls?\b/, use: "genre", except: stories },
  {
    pattern: /\bdoors?\b/,
    use: "route, link or target",
    except: new RegExp(`${stories.source}|party/entry-page|/games/`),
  },
  { pattern: /\bnewcomers?\b/, use: "anonymous or waiting" },
  { pattern: /\bkeepers?\b/, use: "the noun that is meant", except: stories },
  { pattern: /\bcatalogues?\b/, use: "catalog" },
  { pattern: /^look$/, use: "variant or state", within: web, except: looks },
  { pattern: /^words$/, use: "description, label, text or query", within: web, except: words },
  { pattern: /^say (?!text$|plural$|parts$)/, use: "describe… or format…", within: web },
  { pattern: /\bneed (?:profile|household|right|standing|party)\b/, use: "require…" },
];

/** Additional words in the parts of paths. */
export const pathTerms: readonly Term[] = [
  { pattern: /\bletters\b/, use: "emails", within: /^apps\/server\/src\/features\/account/ },
  { pattern: /\bacts\b/, use: "audit", within: /\/(?:account|admin)\// },
  { pattern: /\basks\b/, use: "approval-requests", within: /\/controls\// },
];

/** Phrases in comments and in documents. */
export const phrases: readonly Term[] = [
  { pattern: /\bwhoever\b/i, use: "the noun that is meant" },
  { pattern: /\bsomebody\b/i, use: "someone" },
  { pattern: /\beverybody\b/i, use: "everyone" },
  { pattern: /\banew\b/i, use: "again" },
  { pattern: /\bas long as nothing\b/i, use: "until" },
  {
    pattern:
      /\b(?:colour|favourite|behaviour|neighbour|programme|theatre|apologise|organise|recognise)s?\b/i,
    use: "the American spelling",
  },
  { pattern: /\bnobody but\b/i, use: "only" },
  { pattern: /\bwhom\b/i, use: "a noun, such as the viewer" },
  {
    pattern: /\b(?:the|this|our|own|other|another|every|each) houses?\b/i,
    use: "the server, household or Goldmane",
    except: stories,
  },
  { pattern: /\bshel(?:f|ves)\b/i, use: "row, list or library", except: stories },
  { pattern: /\bcatalogues?\b/i, use: "catalog" },
  { pattern: /\bnewcomers?\b/i, use: "anonymous viewer or new user", except: stories },
  { pattern: /^(?:Who|Those of|So many|Of (?:a|an|who)) /, use: "a sentence with a subject" },
  { pattern: /\bis to (?:be|have|stay|go)\b/, use: "must or will" },
  { pattern: /\bpasser-?by\b/i, use: "anonymous viewer" },
];
