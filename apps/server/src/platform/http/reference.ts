import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** Publishes the API reference: `/api/openapi.json`, with Swagger UI at `/api/docs`. */
export async function registerReference(http: FastifyInstance, version: string): Promise<void> {
  await http.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: "Goldmane", version } },
    transform: jsonSchemaTransform,
  });
  await http.register(swaggerUi, { routePrefix: "/api/docs" });
  http.get("/api/openapi.json", { schema: { hide: true } }, () => http.swagger());
}
