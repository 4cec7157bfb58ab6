import { createReadStream } from "node:fs";
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";

/** 10,000 parts is the most a store takes: enough for 625 GiB. */
const partBytes = 64 * 1024 ** 2;

/** Uploads a large file part by part. The object appears whole at the end, or not at all. */
export async function putInParts(
  client: S3Client,
  place: { Bucket: string; Key: string },
  file: { path: string; size: number },
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(place));
  const upload = { ...place, UploadId };
  try {
    const Parts: CompletedPart[] = [];
    for (let start = 0; start < file.size; start += partBytes) {
      const end = Math.min(start + partBytes, file.size) - 1;
      const PartNumber = Parts.length + 1;
      const Body = createReadStream(file.path, { start, end });
      const ContentLength = end - start + 1;
      const { ETag } = await client.send(
        new UploadPartCommand({ ...upload, PartNumber, Body, ContentLength }),
      );
      Parts.push({ ETag, PartNumber });
    }
    await client.send(
      new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }),
    );
  } catch (error) {
    // A store that is gone takes no farewell either: what went wrong first is what counts.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
    throw error;
  }
}
