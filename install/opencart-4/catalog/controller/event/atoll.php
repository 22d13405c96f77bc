<?php
namespace Opencart\Catalog\Controller\Extension\Atoll\Event;

require_once DIR_EXTENSION . 'atoll/system/library/class-atoll-opencart.php';

/**
 * Marks each page after its controller has made it.
 */
class Atoll extends \Opencart\System\Engine\Controller {
	/**
	 * The event catalog/controller, after any route.
	 *
	 * @param string       $route
	 * @param array<mixed> $args
	 * @param mixed        $output
	 */
	public function index( &$route = '', &$args = array(), &$output = null ): void {
		$address = $this->config->get( 'config_url' ) ?: HTTP_SERVER;
		$query   = 'language=' . $this->config->get( 'config_language' );
		( new \Atoll_Opencart( $this->registry, $address, 'extension/atoll/catalog/view/atoll/', $query ) )->mark_answer( 'extension/atoll/module/atoll' );
	}
}
