import S3rver from "s3rver";
import type { S3Config } from "#platform/config/config.ts";

/** An S3-compatible server on files in a folder. */
export async function startS3Server(
  directory: string,
): Promise<{ config: Omit<S3Config, "spoolFolder"> } & AsyncDisposable> {
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "films", configs: [] }],
  });
  const { port } = await server.run();
  return {
    config: {
      bucket: "films",
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      credentials: { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
}
