import { ApiError } from "./api.ts";

/** Uploads a file with cookies. Returns the reply's body; throws like `call`. */
export async function sendFile(
  path: string,
  file: File,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const response = await fetch(path, {
    method: "PUT",
    credentials: "include",
    headers: { "content-type": file.type || "application/octet-stream", ...headers },
    body: file,
  });
  const body = await response.text();
  if (response.ok) return body;
  throw new ApiError(response.status, body || response.statusText);
}
