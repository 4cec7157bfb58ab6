import { createReadStream } from "node:fs";
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";

/** S3 allows 10,000 parts, so this is enough for 625 GiB. */
const partBytes = 64 * 1024 ** 2;

/** Multipart upload: the object appears whole at the end, or not at all. */
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
    // The abort can fail too if the store is gone; the first error is the one to report.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
    throw error;
  }
}
