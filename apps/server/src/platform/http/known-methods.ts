import findMyWay from "find-my-way";
import type { Feature } from "#platform/feature.ts";
import type { Handler } from "./handler.ts";

type Known = { path: string; methods: readonly string[] };

const allMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/**
 * The methods that a path supports, for the Allow header of a 405 response. Fastify doesn't tell, so
 * a router of the same kind is asked for each method.
 */
export function listMethods(
  handlers: readonly Handler[],
  rawRoutes: NonNullable<Feature["rawRoutes"]>,
  routerOptions: { maxParamLength: number },
): (url: string) => string[] {
  const known: Known[] = [
    ...handlers.map(({ endpoint }) => ({ path: endpoint.path, methods: [endpoint.method] })),
    ...rawRoutes,
  ];
  // Made when it is first needed: it would slow down the start.
  let made: ReturnType<typeof createRouter> | undefined;
  return (url) => {
    const router = (made ??= createRouter(known, routerOptions));
    return allMethods.filter((method) => router.find(method, url) !== null);
  };
}

function createRouter(known: readonly Known[], routerOptions: { maxParamLength: number }) {
  const router = findMyWay(routerOptions);
  for (const { path, methods } of known) {
    for (const method of allMethods.filter((one) => methods.includes(one))) {
      router.on(method, path, () => {});
    }
  }
  return router;
}
