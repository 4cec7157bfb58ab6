import findMyWay from "find-my-way";
import type { Feature } from "#platform/feature.ts";
import type { Handler } from "./handler.ts";

type Route = { path: string; methods: readonly string[] };

const allMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/**
 * The methods that a path supports, for the Allow header of a 405 response. Fastify has no API
 * for this, so a second find-my-way router is queried per method.
 */
export function createMethodFinder(
  handlers: readonly Handler[],
  rawRoutes: NonNullable<Feature["rawRoutes"]>,
  routerOptions: { maxParamLength: number },
): (url: string) => string[] {
  const routes: Route[] = [
    ...handlers.map(({ endpoint }) => ({ path: endpoint.path, methods: [endpoint.method] })),
    ...rawRoutes,
  ];
  // Created on first use, to keep the start fast.
  let router: ReturnType<typeof createRouter> | undefined;
  return (url) => {
    const created = (router ??= createRouter(routes, routerOptions));
    return allMethods.filter((method) => created.find(method, url) !== null);
  };
}

function createRouter(routes: readonly Route[], routerOptions: { maxParamLength: number }) {
  const router = findMyWay(routerOptions);
  for (const { path, methods } of routes) {
    for (const method of allMethods.filter((one) => methods.includes(one))) {
      router.on(method, path, () => {});
    }
  }
  return router;
}
