import sharp from 'sharp'

/** As large as a phone's camera makes it, and full of noise, as a dim hall is: it has its megabytes at a quality that phones use. */
export const phonePhoto = ({ noise, quality }: { noise: number; quality: number }): Promise<Buffer> =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: noise },
    },
  })
    .jpeg({ quality })
    .toBuffer()
