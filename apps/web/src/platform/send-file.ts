import { ApiError } from "./api.ts";

/** Uploads a file with cookies. Throws like `call`. */
export async function sendFile(path: string, file: File): Promise<void> {
  const response = await fetch(path, {
    method: "PUT",
    credentials: "include",
    headers: { "content-type": file.type || "application/octet-stream" },
    body: file,
  });
  if (response.ok) return;
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}
