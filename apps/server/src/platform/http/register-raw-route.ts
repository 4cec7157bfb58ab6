import type { FastifyInstance } from "fastify";
import type { App } from "#platform/app.ts";
import { admit } from "./admit.ts";
import { askedLanguage } from "#platform/identity/asked-language.ts";
import { comesDirectly } from "#platform/identity/comes-directly.ts";
import type { BrowserSessions } from "#platform/identity/browser-sessions.ts";
import type { RawRoute } from "./raw-route.ts";

type Host = { app: App; sessions: BrowserSessions };

export function registerRawRoute(http: FastifyInstance, { app, sessions }: Host, route: RawRoute) {
  const { methods, path, access, confirmed, takesAnyBody } = route;

  void http.register(async (scope) => {
    if (takesAnyBody) {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    }
    scope.route({
      method: [...methods],
      url: path,
      schema: { hide: true },
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const isDirect = () => comesDirectly(request.raw);
        const findViewer = () =>
          sessions.find(request.headers.cookie, isDirect, askedLanguage(request, app));
        if (access !== "anyone" || confirmed) admit(route, await findViewer(), app.now());
        return await route.run({ app, request, reply, findViewer });
      },
    });
  });
}
