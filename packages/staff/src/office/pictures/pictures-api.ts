import type { OneOf } from '#contract/schemas/paging.ts'
import type { PictureChange, StaffPicture } from '#contract/schemas/staff-picture.ts'
import { pictureEndpoints as calls } from '#contract/staff-endpoints.ts'
import { api } from '../../api/api.ts'

export type ChangedPicture = { id: number; change: PictureChange }

export const picturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePicture: build.mutation<StaffPicture, ChangedPicture>({
      query: ({ id, change }) => ({
        method: calls.changePicture.method,
        url: calls.changePicture.path.replace(':id', String(id)),
        body: change,
      }),
      transformResponse: ({ data }: OneOf<StaffPicture>) => data,
      invalidatesTags: ['history'],
    }),
  }),
})

export const { useChangePictureMutation } = picturesApi
