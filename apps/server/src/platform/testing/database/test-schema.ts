import { Client } from "pg";

/** A schema with a URL whose connections use it as the search path. Disposing drops it. */
export async function createTestSchema(
  serverUrl: string,
  name: string,
): Promise<{ url: string } & AsyncDisposable> {
  await query(serverUrl, `create schema ${name}`);
  const url = new URL(serverUrl);
  url.searchParams.set("options", `-c search_path=${name}`);
  return {
    url: url.href,
    [Symbol.asyncDispose]: () => query(serverUrl, `drop schema ${name} cascade`),
  };
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
