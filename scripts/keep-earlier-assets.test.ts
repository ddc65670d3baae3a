import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepEarlierAssets } from './keep-earlier-assets.ts'

const now = new Date('2026-11-16T12:00:00Z')
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)

describe('files of earlier builds', () => {
  let dist: string
  beforeEach(() => (dist = mkdtempSync(join(tmpdir(), 'dist-'))))
  afterEach(() => rmSync(dist, { recursive: true }))

  const write = (name: string, text: string, made: Date = now) => {
    mkdirSync(join(dist, 'assets'), { recursive: true })
    writeFileSync(join(dist, 'assets', name), text)
    utimesSync(join(dist, 'assets', name), made, made)
  }
  const begin = () => keepEarlierAssets(join(dist, 'assets'), join(dist, 'aside'))
  /** As the build does: empties the folder, then writes its own. */
  const build = (files: Record<string, string>) => {
    rmSync(join(dist, 'assets'), { recursive: true, force: true })
    mkdirSync(join(dist, 'assets'))
    for (const [name, text] of Object.entries(files)) write(name, text)
  }
  const assets = () => readdirSync(join(dist, 'assets')).toSorted()

  it('when the site is built for the first time, there are none', () => {
    const earlier = begin()
    build({ 'home-1.js': 'new' })
    earlier.putBack(now)
    expect([assets(), readdirSync(dist)]).toEqual([['home-1.js'], ['assets']])
  })

  it('when a later build has other names, those of the last two weeks stay beside them', () => {
    write('home-1.js', 'old', daysAgo(13.9))
    write('home-0.js', 'older', daysAgo(14.1))
    const earlier = begin()
    build({ 'home-2.js': 'new' })
    earlier.putBack(now)
    expect(assets()).toEqual(['home-1.js', 'home-2.js'])
  })

  it('when a later build has the same name, the file is the later one', () => {
    write('vendor-1.js', 'old')
    const earlier = begin()
    build({ 'vendor-1.js': 'new' })
    earlier.putBack(now)
    expect(readFileSync(join(dist, 'assets', 'vendor-1.js'), 'utf8')).toBe('new')
  })

  it('when a build was killed half-way, the next one still has them', () => {
    write('home-1.js', 'old')
    begin()
    build({})
    const earlier = begin()
    build({ 'home-2.js': 'new' })
    earlier.putBack(now)
    expect(assets()).toEqual(['home-1.js', 'home-2.js'])
  })
})
