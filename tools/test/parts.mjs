import { startPostgres } from "#setup/postgres.mjs";
import { offerProgram, providePrograms } from "#setup/programs.mjs";
import { startRedis } from "#setup/redis.mjs";

/** Tests that start the server as a process use the built one, which starts three times as fast. */
const startsBuilt = { TEST_BUILT_SERVER: "1" };

/**
 * The parts of `npm test`. `areas` are the areas that a part runs (see areas.mjs); `provide`
 * installs and starts what its tests need and returns the environment variables for them. Parts
 * that start the product wait for the build.
 *
 * The two lanes run at the same time. Parts of the `realTime` lane play films in Chromium and need
 * little processor time; parts of the `background` lane run at a lower priority and use the rest. A
 * part waits for the parts named in its `after`.
 */
export const parts = {
  check: { lane: "background", areas: [] },
  unit: {
    lane: "background",
    areas: [
      "stage",
      "sound",
      "leo",
      "films",
      "games",
      "shared",
      "server",
      "web",
      "dom",
      "dom-fresh",
      "tools",
    ],
    needsBuild: true,
    // Both are optional: tests that need one are skipped without it.
    provide: () => {
      offerProgram("pocketsphinx");
      const strace = offerProgram("strace");
      return { env: { ...startsBuilt, ...(strace && { STRACE_PATH: strace }) } };
    },
  },
  pg: {
    lane: "background",
    areas: ["pg"],
    provide: async () => {
      const { postgres } = providePrograms("postgres");
      const server = await startPostgres(postgres);
      return { env: { TEST_DATABASE_URL: server.url }, stop: () => server.stop() };
    },
  },
  ffmpeg: {
    lane: "background",
    areas: ["ffmpeg"],
    needsBuild: true,
    provide: () => ({ env: { ...startsBuilt, FFMPEG_PATH: providePrograms("ffmpeg").ffmpeg } }),
  },
  /** Several nodes share PostgreSQL and Redis behind nginx; one is behind Caddy. */
  redis: {
    lane: "background",
    areas: ["redis"],
    needsBuild: true,
    provide: async () => {
      const programs = providePrograms("postgres", "redis", "nginx", "caddy", "ffmpeg");
      const database = await startPostgres(programs.postgres);
      const server = await startRedis(programs.redis);
      return {
        env: {
          ...startsBuilt,
          TEST_DATABASE_URL: database.url,
          TEST_REDIS_URL: server.url,
          NGINX_PATH: programs.nginx,
          CADDY_PATH: programs.caddy,
          FFMPEG_PATH: programs.ffmpeg,
        },
        stop: async () => {
          await server.stop();
          await database.stop();
        },
      };
    },
  },
  browser: {
    lane: "realTime",
    areas: ["browser", "pages"],
    needsBuild: true,
    provide: provideBrowser,
  },
  journeys: {
    lane: "realTime",
    // Drawing films has a higher priority than the background lane, so beside it the unit tests
    // would time out.
    after: ["unit"],
    areas: ["journeys"],
    needsBuild: true,
    playwright: ["films", "pages"],
    provide: () => {
      offerProgram("pocketsphinx");
      const { certutil } = providePrograms("certutil");
      const { env } = provideBrowser();
      return { env: { ...env, CERTUTIL_PATH: certutil } };
    },
  },
  /** Several minutes of screenshots: not part of `npm test`. */
  tour: {
    lane: "realTime",
    areas: [],
    needsBuild: true,
    playwright: ["tour"],
    isExtra: true,
    provide: provideBrowser,
  },
};

function provideBrowser() {
  const { headless, ffmpeg } = providePrograms("headless", "ffmpeg");
  return { env: { CHROMIUM_PATH: headless, FFMPEG_PATH: ffmpeg } };
}
