import * as z from "zod";

const sideData = z.array(
  z.object({ side_data_type: z.optional(z.string()), rotation: z.optional(z.number()) }),
);
const tags = z.optional(z.record(z.string(), z.string()));

const stream = z.object({
  index: z.int(),
  codec_type: z.optional(z.string()),
  codec_name: z.optional(z.string()),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  sample_aspect_ratio: z.optional(z.string()),
  field_order: z.optional(z.string()),
  color_space: z.optional(z.string()),
  color_transfer: z.optional(z.string()),
  r_frame_rate: z.optional(z.string()),
  avg_frame_rate: z.optional(z.string()),
  start_time: z.optional(z.coerce.number()),
  duration: z.optional(z.coerce.number()),
  channels: z.optional(z.int()),
  disposition: z.optional(z.record(z.string(), z.number())),
  tags,
  side_data_list: z.optional(sideData),
});
export type FfprobeStream = z.infer<typeof stream>;

/** Used fields of the output of `ffprobe -of json -show_format -show_streams -show_packets`. */
export const ffprobeReport = z.object({
  streams: z._default(z.array(stream), []),
  packets: z._default(
    z.array(
      z.object({
        stream_index: z.int(),
        pts_time: z.optional(z.coerce.number()),
        dts_time: z.optional(z.coerce.number()),
        duration_time: z.optional(z.coerce.number()),
        side_data_list: z.optional(sideData),
      }),
    ),
    [],
  ),
  format: z.optional(
    z.object({
      format_name: z.string(),
      start_time: z.optional(z.coerce.number()),
      duration: z.optional(z.coerce.number()),
    }),
  ),
});
export type FfprobeReport = z.infer<typeof ffprobeReport>;
