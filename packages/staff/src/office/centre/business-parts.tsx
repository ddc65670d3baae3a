import { useController, useFormContext } from 'react-hook-form'
import { can } from '#contract/rights.ts'
import * as words from '#words/office-centre.ts'
import { useMe } from '../../api/use-me.ts'
import { Pair, TextField } from '../form/text-field.tsx'
import { Part } from '../form/thing-form.tsx'
import { useField } from '../form/use-field.ts'
import { FormPicture } from '../pictures/form-picture.tsx'
import { LogoField } from '../pictures/logo-field.tsx'
import type { BusinessValues } from './business-values.ts'
import './owners.css'

const socials = Object.entries(words.socialNames) as [keyof typeof words.socialNames, string][]

/** Name, BIN and logo are the owner's; a manager sees them. */
export function BusinessParts() {
  const isOwner = can(useMe().role, 'tax')
  return (
    <>
      <Part title={words.centre}>
        <fieldset className="owners" disabled={!isOwner} aria-label={words.ownerOnly}>
          <Pair name="name" label={words.name} required help={isOwner ? undefined : words.ownerOnly} />
          <div className="pair">
            <TextField name="bin" label={words.bin} help={words.ownerOnReceipts} />
          </div>
          <div className="pair">
            <Drawing name="logo" label={words.logo} disabled={!isOwner} />
            <Drawing name="wordmark" label={words.wordmark} disabled={!isOwner} />
          </div>
        </fieldset>
        <div className="pair">
          <TextField name="trade_license_no" label={words.licence} />
        </div>
        <Pair name="banner_text" label={words.bannerText} />
        <Pair name="decription" label={words.description} long most={2000} />
      </Part>
      <Part title={words.contacts}>
        <div className="pair">
          <TextField name="phone" label={words.phone} />
          <TextField name="phone_2" label={words.phone2} />
          <TextField name="email" label={words.email} />
          <TextField name="email_2" label={words.email2} />
        </div>
        <Pair name="address" label={words.address} />
        <TextField name="maps_iframe" label={words.map} help={words.mapHelp} />
      </Part>
      <Part title={words.links}>
        <div className="pair">
          {socials.map(([field, label]) => (
            <TextField key={field} name={field} label={label} placeholder="https://" />
          ))}
        </div>
      </Part>
      <Part title={words.guideline}>
        <Pair name="guideline" label={words.guidelineShown} long rows={6} most={2000} help={words.oneALine} />
      </Part>
      <Part title={words.banner}>
        <FormPicture name="banner" use="banner-phone" />
      </Part>
      <Part title={words.bannerWide}>
        <FormPicture name="banner_wide" use="banner-wide" />
      </Part>
    </>
  )
}

function Drawing({ name, label, disabled }: { name: 'logo' | 'wordmark'; label: string; disabled: boolean }) {
  const { control } = useFormContext<BusinessValues>()
  const { field } = useController({ control, name })
  const { error } = useField(name)
  return <LogoField label={label} value={field.value} onChange={field.onChange} error={error} disabled={disabled} />
}
