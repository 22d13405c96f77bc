<?php
/**
 * The elements of an HTML page with their places in its source, so that a page can be changed without being written anew.
 *
 * A scanner, not a browser's parser: it knows void elements, raw text, optional end tags and nesting that the parser of
 * browsers would not allow. What it takes for granted is in the tests: pages of both shop systems are read as parse5 reads
 * them.
 */
class Atoll_Document {
	private const VOID = array(
		'area' => 1, 'base' => 1, 'br' => 1, 'col' => 1, 'embed' => 1, 'hr' => 1, 'img' => 1, 'input' => 1, 'link' => 1,
		'meta' => 1, 'param' => 1, 'source' => 1, 'track' => 1, 'wbr' => 1,
	);

	/** Elements whose content has no tags. With scripts, browsers read noscript like this, too. */
	private const RAW = array(
		'script' => 1, 'style' => 1, 'textarea' => 1, 'title' => 1, 'iframe' => 1, 'noembed' => 1, 'noframes' => 1,
		'noscript' => 1, 'xmp' => 1,
	);

	/** Start tags that end an open paragraph. */
	private const ENDS_PARAGRAPH = array(
		'address' => 1, 'article' => 1, 'aside' => 1, 'blockquote' => 1, 'center' => 1, 'dd' => 1, 'details' => 1,
		'dialog' => 1, 'dir' => 1, 'div' => 1, 'dl' => 1, 'dt' => 1, 'fieldset' => 1, 'figcaption' => 1, 'figure' => 1,
		'footer' => 1, 'form' => 1, 'h1' => 1, 'h2' => 1, 'h3' => 1, 'h4' => 1, 'h5' => 1, 'h6' => 1, 'header' => 1,
		'hgroup' => 1, 'hr' => 1, 'li' => 1, 'main' => 1, 'menu' => 1, 'nav' => 1, 'ol' => 1, 'p' => 1, 'pre' => 1,
		'search' => 1, 'section' => 1, 'summary' => 1, 'table' => 1, 'ul' => 1,
	);

	/** By start tag: the open elements that it ends, and those inside of which the search for them stops. */
	private const ENDS = array(
		'li'       => array( 'li', 'ul ol menu' ),
		'dt'       => array( 'dt dd', 'dl' ),
		'dd'       => array( 'dt dd', 'dl' ),
		'option'   => array( 'option', 'select datalist optgroup' ),
		'optgroup' => array( 'option optgroup', 'select' ),
		'td'       => array( 'td th', 'tr table' ),
		'th'       => array( 'td th', 'tr table' ),
		'tr'       => array( 'tr caption colgroup', 'table' ),
		'tbody'    => array( 'tbody thead tfoot caption colgroup', 'table' ),
		'thead'    => array( 'tbody thead tfoot caption colgroup', 'table' ),
		'tfoot'    => array( 'tbody thead tfoot caption colgroup', 'table' ),
		'a'        => array( 'a', 'td th caption' ),
		'button'   => array( 'button', '' ),
	);

	/** Any other start tag ends the head. */
	private const IN_HEAD = array(
		'base' => 1, 'link' => 1, 'meta' => 1, 'noscript' => 1, 'script' => 1, 'style' => 1, 'template' => 1, 'title' => 1,
	);

	/** An end tag ends nothing outside of these. */
	private const BOUNDARY = array( 'td' => 1, 'th' => 1, 'caption' => 1, 'table' => 1, 'template' => 1, 'button' => 1 );

	/** @var string */
	public $source;
	/** @var Atoll_Element[] In document order. */
	public $elements = array();
	/** @var bool Whether this is a whole page, not a part that a script asked for. */
	public $is_whole = false;

	/** @var int[] Indexes of the open elements. */
	private $open = array();
	/** @var int Offset of the tag that is being read. */
	private $reading = 0;
	/** @var array<int, int> Number of child elements by the index of the parent. */
	private $children = array();

	public function __construct( string $source ) {
		$this->source = $source;
		$this->scan();
	}

	private function scan(): void {
		$source = $this->source;
		$length = strlen( $source );
		$at     = 0;
		while ( false !== ( $at = strpos( $source, '<', $at ) ) ) {
			$next = $source[ $at + 1 ] ?? '';
			if ( '!' === $next || '?' === $next ) {
				$at = $this->after_comment( $at );
			} elseif ( '/' === $next ) {
				$at = $this->end_tag( $at );
			} elseif ( ctype_alpha( $next ) ) {
				$at = $this->start_tag( $at );
			} else {
				++$at;
			}
			if ( $at >= $length ) {
				break;
			}
		}
		while ( $this->open ) {
			$this->close( $length, $length );
		}
	}

	/** The offset after a comment, a doctype or a CDATA section. */
	private function after_comment( int $at ): int {
		$source = $this->source;
		if ( 0 === substr_compare( $source, '<!--', $at, 4 ) ) {
			// "<!-->" is a whole comment.
			if ( preg_match( '/\G<!--(?:-?>|.*?--!?>)/s', $source, $match, 0, $at ) ) {
				return $at + strlen( $match[0] );
			}
			return strlen( $source );
		}
		if ( $this->is_foreign() && 0 === substr_compare( $source, '<![CDATA[', $at, 9 ) ) {
			$end = strpos( $source, ']]>', $at );
			return false === $end ? strlen( $source ) : $end + 3;
		}
		if ( 0 === substr_compare( $source, '<!doctype', $at, 9, true ) ) {
			$this->is_whole = true;
		}
		$end = strpos( $source, '>', $at );
		return false === $end ? strlen( $source ) : $end + 1;
	}

	private function start_tag( int $at ): int {
		$source        = $this->source;
		$this->reading = $at;
		preg_match( '~\G<([a-z][^\s/>]*+)~i', $source, $match, 0, $at );
		$element             = new Atoll_Element();
		$element->name       = strtolower( $match[1] );
		$element->start      = $at;
		$element->after_name = $at + strlen( $match[0] );
		$end                 = $this->read_attributes( $element );
		if ( null === $end ) {
			return strlen( $source );
		}
		$is_foreign = $this->is_foreign();
		if ( ! $is_foreign && ! $this->starts( $element->name ) ) {
			return $end;
		}
		$this->add( $element, $end );
		$name = $element->name;
		if ( isset( self::VOID[ $name ] ) || ( $source[ $end - 2 ] === '/' && ( $is_foreign || 'svg' === $name || 'math' === $name ) ) ) {
			$this->close( $end, $end );
		} elseif ( isset( self::RAW[ $name ] ) && ! $is_foreign ) {
			return $this->close_raw( $name, $end );
		}
		return $end;
	}

	/** Reads the attributes of a start tag. Returns the offset after the tag, or null when the page ends before. */
	private function read_attributes( Atoll_Element $element ): ?int {
		$at = $element->after_name;
		// After the name: the value in double quotes, in single quotes, or without.
		$attribute = '~\G[\s/]*+(?:(>)|([^\s>/][^\s/>=]*+)(?:\s*+=\s*+(?:"([^"]*+)"|\'([^\']*+)\'|([^\s>"\'][^\s>]*+|)))?+)~';
		while ( preg_match( $attribute, $this->source, $match, PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL, $at ) ) {
			$at += strlen( $match[0][0] );
			if ( null !== $match[1][0] ) {
				return $at;
			}
			$name  = strtolower( $match[2][0] );
			$value = $match[3][0] ?? $match[4][0] ?? $match[5][0] ?? '';
			if ( ! isset( $element->attributes[ $name ] ) ) {
				$decoded                      = strpos( $value, '&' ) === false ? $value : html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
				$element->attributes[ $name ] = array( $decoded, $match[2][1], $at );
			}
		}
		return null;
	}

	/** Ends the elements that a start tag ends. Returns whether the tag starts an element. */
	private function starts( string $name ): bool {
		if ( 'html' === $name || 'head' === $name || 'body' === $name ) {
			$this->is_whole = true;
			// A second one adds its attributes to the first.
			foreach ( $this->elements as $element ) {
				if ( $element->name === $name ) {
					return false;
				}
			}
		}
		if ( $this->open && ! isset( self::IN_HEAD[ $name ] ) && 'head' === $this->elements[ end( $this->open ) ]->name ) {
			$this->close_to( count( $this->open ) - 1, null );
		}
		if ( 'form' === $name && null !== $this->find_open( array( 'form' => 1 ), array( 'template' => 1 ) ) ) {
			return false;
		}
		if ( isset( self::ENDS_PARAGRAPH[ $name ] ) ) {
			$this->close_to( $this->find_open( array( 'p' => 1 ), self::BOUNDARY ), null );
		}
		if ( isset( self::ENDS[ $name ] ) ) {
			list( $ended, $within ) = self::ENDS[ $name ];
			$this->close_to(
				$this->find_open( array_flip( explode( ' ', $ended ) ), array_flip( explode( ' ', $within . ' template' ) ) ),
				null
			);
		}
		return true;
	}

	private function end_tag( int $at ): int {
		if ( ! preg_match( '~\G</([a-z][^\s/>]*+)[^>]*+>?~i', $this->source, $match, 0, $at ) ) {
			// "</" before anything else is a comment.
			$end = strpos( $this->source, '>', $at );
			return false === $end ? strlen( $this->source ) : $end + 1;
		}
		$name = strtolower( $match[1] );
		$end  = $at + strlen( $match[0] );
		// Content after these tags still belongs to the body.
		if ( 'body' === $name || 'html' === $name ) {
			$index = $this->find_open( array( $name => 1 ), array() );
			if ( null !== $index ) {
				$this->elements[ $this->open[ $index ] ]->content_end = $at;
			}
			return $end;
		}
		$boundary = in_array( $name, array( 'table', 'tr', 'tbody', 'thead', 'tfoot' ), true ) ? array( 'template' => 1 ) : self::BOUNDARY;
		$this->close_to( $this->find_open( array( $name => 1 ), $boundary ), $at, $end );
		return $end;
	}

	/**
	 * Returns the place in the list of open elements of the innermost one with one of the names, unless one of `$within` is
	 * around fewer elements.
	 *
	 * @param array<string, int> $names
	 * @param array<string, int> $within
	 */
	private function find_open( array $names, array $within ): ?int {
		for ( $index = count( $this->open ) - 1; $index >= 0; --$index ) {
			$name = $this->elements[ $this->open[ $index ] ]->name;
			if ( isset( $names[ $name ] ) ) {
				return $index;
			}
			if ( isset( $within[ $name ] ) ) {
				return null;
			}
		}
		return null;
	}

	/** Ends an open element and all inside of it. Without offsets it ends before the tag that is being read. */
	private function close_to( ?int $index, ?int $content_end, ?int $end = null ): void {
		if ( null === $index ) {
			return;
		}
		$before = $content_end ?? $this->reading;
		while ( count( $this->open ) > $index + 1 ) {
			$this->close( $before, $before );
		}
		$this->close( $before, $end ?? $before );
	}

	private function add( Atoll_Element $element, int $content ): void {
		$parent                 = $this->open ? end( $this->open ) : -1;
		$index                  = count( $this->elements );
		$element->content       = $content;
		$element->parent        = $parent;
		$element->last          = $index;
		$element->position      = $this->children[ $parent ] = ( $this->children[ $parent ] ?? 0 ) + 1;
		$element->in_template   = $parent >= 0 && ( $this->elements[ $parent ]->in_template || 'template' === $this->elements[ $parent ]->name );
		$this->elements[]       = $element;
		$this->open[]           = $index;
	}

	/** Ends the innermost open element. */
	private function close( int $content_end, int $end ): void {
		$element       = $this->elements[ array_pop( $this->open ) ];
		$element->last = count( $this->elements ) - 1;
		if ( null === $element->content_end ) {
			$element->content_end = $content_end;
		}
		$element->end = $end;
	}

	private function close_raw( string $name, int $content ): int {
		if ( ! preg_match( '~</' . $name . '(?=[\s/>])[^>]*+>?~i', $this->source, $match, PREG_OFFSET_CAPTURE, $content ) ) {
			$end = strlen( $this->source );
			$this->close( $end, $end );
			return $end;
		}
		$end = $match[0][1] + strlen( $match[0][0] );
		$this->close( $match[0][1], $end );
		return $end;
	}

	/** Whether the next tag is inside of an SVG or MathML. */
	private function is_foreign(): bool {
		for ( $index = count( $this->open ) - 1; $index >= 0; --$index ) {
			$name = $this->elements[ $this->open[ $index ] ]->name;
			if ( 'svg' === $name || 'math' === $name ) {
				return true;
			}
			if ( 'foreignobject' === $name ) {
				return false;
			}
		}
		return false;
	}
}
