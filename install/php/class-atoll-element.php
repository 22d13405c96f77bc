<?php
/**
 * An element of a page, with the places of its tags in the source.
 */
class Atoll_Element {
	/** @var string Lower case. */
	public $name;
	/** @var int Offset of the start tag, in bytes. */
	public $start;
	/** @var int Offset after the name in the start tag. */
	public $after_name;
	/** @var int Offset after the start tag. */
	public $content;
	/** @var int Offset of the end tag, or where the content ends without one. */
	public $content_end;
	/** @var int Offset after the end tag. */
	public $end;
	/** @var array<string, array{0: string, 1: int, 2: int}> Decoded value, and offsets of the attribute, by lower case name. */
	public $attributes = array();
	/** @var int Index of the parent, or -1. */
	public $parent;
	/** @var int Index of the last element inside, or its own. */
	public $last;
	/** @var int Place among the elements of its parent, from 1. */
	public $position;
	/** @var string|null `svg` or `math`, or null for HTML. */
	public $language = null;
	/** @var bool Whether browsers add it without a tag, so that it cannot be changed. */
	public $is_implied = false;
	/** @var bool Whether it is inside of a template, whose content is not part of the page. */
	public $in_template;

	/** The decoded value of an attribute, or null. */
	public function attribute( string $name ): ?string {
		return isset( $this->attributes[ $name ] ) ? $this->attributes[ $name ][0] : null;
	}
}
